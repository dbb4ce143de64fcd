import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
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
      <Button onClick={() => apiRef.current?.autosizeColumns({ includeOutliers: true })}>
        Autosize
      </Button>
      <div style={{ height: 340 }}>
        <DataGrid
          apiRef={apiRef}
          rows={sightings}
          columns={columns}
          getRowHeight={getRowHeight}
          hideFooter
          sx={{ '& .MuiDataGrid-cell': { py: 1 } }}
          label="Birds, in rows as tall as their text"
        />
      </div>
    </div>
  );
}
