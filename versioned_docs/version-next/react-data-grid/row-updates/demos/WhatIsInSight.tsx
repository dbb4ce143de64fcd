import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { taxiColumns } from './taxis';
import { fetchTaxis, taxiCount } from './taxiServer';

// `rowCount` is known: the scrollbar stands for all rows.
const dataSource: GridDataSource = {
  getRows: async ({ start, end }) => ({
    rows: await fetchTaxis(Number(start), end - Number(start) + 1),
    rowCount: taxiCount,
  }),
};

const initialState = { pagination: { paginationModel: { pageSize: 20 } } };

export default function WhatIsInSight() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        columns={taxiColumns}
        dataSource={dataSource}
        lazyLoading
        initialState={initialState}
        // This server cuts out ranges, and neither sorts nor filters.
        disableColumnSorting
        disableColumnFilter
        density="compact"
        slotProps={{ main: { 'aria-label': 'Two hundred taxis, loaded where people look' } }}
      />
    </div>
  );
}
