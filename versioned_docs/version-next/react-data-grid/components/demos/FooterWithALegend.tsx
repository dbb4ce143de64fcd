import {
  DataGrid,
  GridFooterContainer,
  GridPagination,
  gridRowSelectionCountSelector,
  GridSelectedRowCount,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

function LegendFooter() {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionCountSelector);

  return (
    <GridFooterContainer>
      {selected > 0 ? (
        <GridSelectedRowCount selectedRowCount={selected} />
      ) : (
        <span style={{ paddingInline: 16 }}>✓ needs a pilot</span>
      )}
      <GridPagination />
    </GridFooterContainer>
  );
}

export default function FooterWithALegend() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={berths}
        columns={berthColumns}
        slots={{ footer: LegendFooter }}
        pageSizeOptions={[4]}
        initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
        density="compact"
        slotProps={{ main: { 'aria-label': 'Berths, with a legend in the footer' } }}
      />
    </div>
  );
}
