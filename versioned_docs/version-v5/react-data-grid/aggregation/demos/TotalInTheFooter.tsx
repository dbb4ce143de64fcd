import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridAggregationLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridRowTreeNodeConfig,
} from '@mui/x-data-grid-premium';
import { consumption, meterColumns } from './consumption';

function TotalFooter() {
  const apiRef = useGridApiContext();
  const lookup = useGridSelector(apiRef, gridAggregationLookupSelector);
  // An empty text is the id of the whole grid.
  const total: number | undefined = lookup?.['']?.kilowattHours?.value;

  return (
    <Box sx={{ p: 1.5, textAlign: 'end' }}>
      {total === undefined ? 'No total' : `${total.toLocaleString('en')} kWh in all`}
    </Box>
  );
}

const positionOfTotal = (group: GridRowTreeNodeConfig | null) => (group ? null : 'inline');

const experimentalFeatures = { aggregation: true };

export default function TotalInTheFooter() {
  return (
    <div style={{ height: 310, width: '100%' }}>
      <DataGridPremium
        rows={consumption}
        columns={meterColumns}
        experimentalFeatures={experimentalFeatures}
        // Computed, but not shown in a row: "inline" has no place at the root.
        getAggregationPosition={positionOfTotal}
        initialState={{ aggregation: { model: { kilowattHours: 'sum' } } }}
        components={{ Footer: TotalFooter }}
        density="compact"
        aria-label="Energy, with the total in the footer"
      />
    </div>
  );
}
