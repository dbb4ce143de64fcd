import { DataGrid } from '@mui/x-data-grid';
import { wineColumns, wines } from './wines';

export default function InitialView() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={wines}
        columns={wineColumns}
        initialState={{
          sorting: { sortModel: [{ field: 'bottles', sort: 'desc' }] },
          filter: {
            filterModel: { items: [{ columnField: 'bottles', operatorValue: '>', value: 10 }] },
          },
          columns: { columnVisibilityModel: { year: false } },
        }}
        density="compact"
        hideFooter
        aria-label="Wines with more than ten bottles"
      />
    </div>
  );
}
