import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { taxiColumns } from './taxis';
import { fetchTaxis } from './taxiServer';

// `rowCount` is -1: nobody knows how many there are.
const dataSource: GridDataSource = {
  getRows: async ({ start, end }) => ({
    rows: await fetchTaxis(Number(start), end - Number(start) + 1),
    rowCount: -1,
  }),
};

const initialState = { pagination: { paginationModel: { pageSize: 20 } } };

export default function MoreAtTheEnd() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        columns={taxiColumns}
        dataSource={dataSource}
        lazyLoading
        initialState={initialState}
        scrollEndThreshold={120}
        // This server cuts out ranges, and neither sorts nor filters.
        disableColumnSorting
        disableColumnFilter
        density="compact"
        slotProps={{ main: { 'aria-label': 'Taxis, loaded at the end of the list' } }}
      />
    </div>
  );
}
