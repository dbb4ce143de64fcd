import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { hikingHuts, type HikingHut } from './hikingHuts';

const columns: GridColDef<HikingHut>[] = [
  { field: 'hut', headerName: 'Hut', flex: 1, minWidth: 130 },
  { field: 'altitude', headerName: 'Altitude (m)', type: 'number', width: 140 },
  { field: 'note', headerName: 'Note', sortable: false, flex: 2, minWidth: 200 },
];

export default function NonSortableColumn() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        aria-label="Huts, with a note that cannot be sorted"
        rows={hikingHuts}
        columns={columns}
        density="compact"
        hideFooter
      />
    </div>
  );
}
