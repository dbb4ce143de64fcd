import {
  DataGrid,
  GridFooter,
  GridFooterContainer,
  useGridSlotComponentProps,
} from '@mui/x-data-grid';
import { consumption, meterColumns } from './consumption';

function TotalFooter() {
  const { state } = useGridSlotComponentProps();
  // A row that is missing in the lookup passes the filter.
  const { visibleRowsLookup } = state.visibleRows;
  const total = state.rows.allRows
    .filter((id) => visibleRowsLookup[id] !== false)
    .reduce((sum, id) => sum + state.rows.idRowsLookup[id]['kilowattHours'], 0);

  return (
    <div>
      <GridFooterContainer style={{ justifyContent: 'flex-end', paddingRight: 16 }}>
        <span role="status">{total.toLocaleString('en')} kWh</span>
      </GridFooterContainer>
      <GridFooter />
    </div>
  );
}

const components = { Footer: TotalFooter };

export default function TotalInTheFooter() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={consumption}
        columns={meterColumns}
        components={components}
        density="compact"
        pageSize={4}
        rowsPerPageOptions={[4]}
        aria-label="Energy, with a total that the footer computes"
      />
    </div>
  );
}
