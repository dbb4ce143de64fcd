import { DataGrid } from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

export default function PanelsOnTheLeft() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={berths}
        columns={berthColumns}
        showToolbar
        slotProps={{
          main: { 'aria-label': 'Berths, with panels aligned to the start' },
          basePopper: { placement: 'bottom-start' },
          columnsManagement: { sort: 'asc' },
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
