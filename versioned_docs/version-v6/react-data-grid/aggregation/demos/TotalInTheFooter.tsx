import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridAggregationLookupSelector,
  GRID_ROOT_GROUP_ID,
  useGridApiContext,
  useGridSelector,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { consumption, meterColumns } from './consumption';

function TotalFooter() {
  const apiRef = useGridApiContext();
  const lookup = useGridSelector(apiRef, gridAggregationLookupSelector);
  const total: number | undefined = lookup?.[GRID_ROOT_GROUP_ID]?.kilowattHours?.value;

  return (
    <Box sx={{ p: 1.5, textAlign: 'end' }}>
      {total === undefined ? 'No total' : `${total.toLocaleString('en')} kWh in all`}
    </Box>
  );
}

const positionOfTotal = ({ depth }: GridGroupNode) => (depth === -1 ? 'inline' : null);

export default function TotalInTheFooter() {
  return (
    <div style={{ height: 310, width: '100%' }}>
      <DataGridPremium
        rows={consumption}
        columns={meterColumns}
        // Computed, but not shown in a row: "inline" has no place at the root.
        getAggregationPosition={positionOfTotal}
        initialState={{ aggregation: { model: { kilowattHours: 'sum' } } }}
        slots={{ footer: TotalFooter }}
        density="compact"
        aria-label="Energy, with the total in the footer"
      />
    </div>
  );
}
