import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { exhibitions, type Exhibition } from './exhibitions';

const columns: GridColDef<Exhibition>[] = [
  { field: 'title', headerName: 'Exhibition', flex: 1, minWidth: 150 },
  { field: 'days', headerName: 'Days', type: 'number', width: 100, aggregable: false },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 110,
    availableAggregationFunctions: ['avg', 'min'],
  },
];

// Only those with a rating: `avg` counts empty cells as 0.
const rows = exhibitions.filter(({ rating }) => rating !== null);

const experimentalFeatures = { aggregation: true };

export default function SomeFunctions() {
  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        experimentalFeatures={experimentalFeatures}
        initialState={{ aggregation: { model: { days: 'sum', rating: 'avg' } } }}
        density="compact"
        hideFooter
        aria-label="Exhibitions, with a choice of functions"
      />
    </div>
  );
}
