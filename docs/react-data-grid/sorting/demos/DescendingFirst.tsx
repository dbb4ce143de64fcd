import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { hikingHuts, type HikingHut } from './hikingHuts';

const columns: GridColDef<HikingHut>[] = [
  { field: 'hut', headerName: 'Hut', flex: 1, minWidth: 130 },
  { field: 'altitude', headerName: 'Altitude (m)', type: 'number', width: 150 },
];

export default function DescendingFirst() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        aria-label="Huts, sorted in descending order first"
        rows={hikingHuts}
        columns={columns}
        sortingOrder={['desc', 'asc']}
        initialState={{ sorting: { sortModel: [{ field: 'altitude', sort: 'desc' }] } }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
