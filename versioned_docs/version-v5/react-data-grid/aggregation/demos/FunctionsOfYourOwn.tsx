import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
} from '@mui/x-data-grid-premium';
import { exhibitionColumns, exhibitions } from './exhibitions';

const median: GridAggregationFunction<number, number> = {
  label: 'median',
  columnTypes: ['number'],
  apply: ({ values }) => {
    const sorted = values.filter((value) => value != null).sort((a, b) => a - b);
    const middle = Math.floor(sorted.length / 2);
    return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  },
};

const different: GridAggregationFunction<string, number, string> = {
  label: 'different',
  columnTypes: ['string'],
  apply: ({ values }) => new Set(values).size,
  valueFormatter: ({ value: count }) => `${count} different`,
  hasCellUnit: false,
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, median, different };

const experimentalFeatures = { aggregation: true };

export default function FunctionsOfYourOwn() {
  return (
    <div style={{ height: 294, width: '100%' }}>
      <DataGridPremium
        rows={exhibitions}
        columns={exhibitionColumns}
        experimentalFeatures={experimentalFeatures}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { museum: 'different', visitors: 'median' } } }}
        density="compact"
        hideFooter
        aria-label="Exhibitions with a median and a count of museums"
      />
    </div>
  );
}
