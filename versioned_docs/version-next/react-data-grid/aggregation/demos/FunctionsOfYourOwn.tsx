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
    if (sorted.length === 0) {
      return null;
    }
    const middle = Math.floor(sorted.length / 2);
    return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  },
};

const different: GridAggregationFunction<string, number> = {
  label: 'different',
  columnTypes: ['string'],
  apply: ({ values }) => new Set(values).size,
  valueFormatter: (count: number) => `${count} different`,
  hasCellUnit: false,
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, median, different };

export default function FunctionsOfYourOwn() {
  return (
    <div style={{ height: 294, width: '100%' }}>
      <DataGridPremium
        rows={exhibitions}
        columns={exhibitionColumns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { museum: 'different', visitors: 'median' } } }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Exhibitions with a median and a count of museums' } }}
      />
    </div>
  );
}
