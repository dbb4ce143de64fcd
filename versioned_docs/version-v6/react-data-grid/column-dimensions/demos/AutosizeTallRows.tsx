import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { sightings, type Sighting } from './sightings';

const columns: GridColDef<Sighting>[] = [
  { field: 'bird', headerName: 'Bird' },
  { field: 'place', headerName: 'Place', maxWidth: 200 },
];

const getRowHeight = () => 'auto' as const;

export default function AutosizeTallRows() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => apiRef.current.autosizeColumns({ includeOutliers: true })}>
        Autosize
      </Button>
      <div style={{ height: 340 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={sightings}
          columns={columns}
          getRowHeight={getRowHeight}
          hideFooter
          sx={{ '& .MuiDataGrid-cell': { py: 1 } }}
          aria-label="Birds, in rows as tall as their text"
        />
      </div>
    </div>
  );
}
