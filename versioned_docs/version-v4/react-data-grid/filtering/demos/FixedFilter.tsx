import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { chargerColumns, chargers } from './chargers';

const working: GridFilterModel = {
  items: [{ columnField: 'status', operatorValue: 'not', value: 'broken' }],
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
        aria-label="Charging points that work"
      />
    </div>
  );
}
