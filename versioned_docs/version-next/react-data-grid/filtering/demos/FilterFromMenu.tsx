import { DataGrid } from '@mui/x-data-grid';
import { chargerColumns, chargers } from './chargers';

export default function FilterFromMenu() {
  return (
    <div style={{ height: 382, width: '100%' }}>
      <DataGrid
        rows={chargers}
        columns={chargerColumns}
        showToolbar
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Charging points' } }}
      />
    </div>
  );
}
