import { DataGridPro } from '@mui/x-data-grid-pro';
import { shareColumns, shares, sumOf } from './shares';

const pinnedRows = { bottom: [sumOf(shares, 'Total')] };

export default function SortAroundPins() {
  return (
    <div style={{ height: 275, width: '100%' }}>
      <DataGridPro
        rows={shares}
        columns={shareColumns}
        pinnedRows={pinnedRows}
        checkboxSelection
        pagination
        pageSizeOptions={[4]}
        initialState={{
          pagination: { paginationModel: { pageSize: 4 } },
          sorting: { sortModel: [{ field: 'yield', sort: 'desc' }] },
        }}
        density="compact"
        slotProps={{ main: { 'aria-label': 'Shares, sorted around a pinned row' } }}
      />
    </div>
  );
}
