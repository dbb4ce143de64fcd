import Rating from '@mui/material/Rating';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { exhibitions, type Exhibition } from './exhibitions';

const PREFIXES: Partial<Record<string, string>> = {
  avg: 'On average ',
  min: 'Lowest: ',
  max: 'Highest: ',
};

const columns: GridColDef<Exhibition, number | null>[] = [
  { field: 'title', headerName: 'Exhibition', flex: 1, minWidth: 150 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 180,
    renderCell: ({ value, formattedValue, aggregation }) => {
      const prefix = aggregation ? PREFIXES[aggregation.aggregationFunctionName] : '';
      // A count or a sum of ratings is no rating, and gets no stars.
      if (value == null || aggregation?.hasCellUnit === false || prefix === undefined) {
        return formattedValue;
      }
      const label = `${prefix}${formattedValue} stars`;
      return (
        <span role="img" aria-label={label} style={{ display: 'flex' }}>
          <Rating readOnly aria-hidden size="small" precision={0.1} value={value} />
        </span>
      );
    },
  },
];

// Only those with a rating: `avg` counts empty cells as 0.
const rows = exhibitions.filter(({ rating }) => rating !== null);

const experimentalFeatures = { aggregation: true };

export default function RenderedTotals() {
  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        experimentalFeatures={experimentalFeatures}
        initialState={{ aggregation: { model: { rating: 'avg' } } }}
        density="compact"
        hideFooter
        aria-label="Exhibitions with stars"
      />
    </div>
  );
}
