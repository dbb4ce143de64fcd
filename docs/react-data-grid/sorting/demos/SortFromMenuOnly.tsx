import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { hikingHuts, type HikingHut } from './hikingHuts';

const columns: GridColDef<HikingHut>[] = [
  { field: 'hut', headerName: 'Hut', flex: 1, minWidth: 130 },
  { field: 'altitude', headerName: 'Altitude (m)', type: 'number', width: 150 },
];

export default function SortFromMenuOnly() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        aria-label="Huts, sorted from the column menu"
        rows={hikingHuts}
        columns={columns}
        onColumnHeaderClick={(_, event) => {
          event.defaultMuiPrevented = true;
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
