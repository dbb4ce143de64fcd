import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { chargerColumns, chargers } from './chargers';

const working: GridFilterModel = {
  items: [{ field: 'status', operator: 'not', value: 'broken' }],
};

export default function FixedFilter() {
  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGrid
        rows={chargers}
        columns={chargerColumns}
        filterModel={working}
        disableColumnFilter
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Charging points that work' } }}
      />
    </div>
  );
}
