import * as React from 'react';
import {
  DataGrid,
  GridFooterContainer,
  GridPagination,
  GridSelectedRowCount,
  selectedGridRowsCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

const Pager = GridPagination as React.ElementType;

function LegendFooter() {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, selectedGridRowsCountSelector);

  return (
    <GridFooterContainer>
      {selected > 0 ? (
        <GridSelectedRowCount selectedRowCount={selected} />
      ) : (
        <span style={{ paddingInline: 16 }}>✓ needs a pilot</span>
      )}
      <Pager />
    </GridFooterContainer>
  );
}

export default function FooterWithALegend() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={berths}
        columns={berthColumns}
        components={{ Footer: LegendFooter }}
        rowsPerPageOptions={[4]}
        initialState={{ pagination: { pageSize: 4 } }}
        density="compact"
        aria-label="Berths, with a legend in the footer"
      />
    </div>
  );
}
