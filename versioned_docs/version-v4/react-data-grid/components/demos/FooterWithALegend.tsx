import {
  DataGrid,
  GridFooterContainer,
  GridPagination,
  GridSelectedRowCount,
  useGridSlotComponentProps,
} from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

function LegendFooter() {
  const { state } = useGridSlotComponentProps();
  const selected = state.selection.length;

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

const components = { Footer: LegendFooter };
const fourRows = [4];

export default function FooterWithALegend() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={berths}
        columns={berthColumns}
        components={components}
        pageSize={4}
        rowsPerPageOptions={fourRows}
        density="compact"
        aria-label="Berths, with a legend in the footer"
      />
    </div>
  );
}
