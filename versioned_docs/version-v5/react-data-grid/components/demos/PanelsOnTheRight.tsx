import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

export default function PanelsOnTheRight() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={berths}
        columns={berthColumns}
        components={{ Toolbar: GridToolbar }}
        aria-label="Berths, with panels on the right"
        componentsProps={{
          panel: { placement: 'bottom-end' },
          columnsPanel: { sort: 'asc' },
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
