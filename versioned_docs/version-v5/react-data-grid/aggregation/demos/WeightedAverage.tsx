import {
  DataGridPremium,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { exhibitions, type Exhibition } from './exhibitions';

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Exhibition>[] = [
  { field: 'title', headerName: 'Exhibition', flex: 1, minWidth: 150 },
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 110 },
  {
    field: 'perVisitor',
    headerName: 'Per visitor',
    type: 'number',
    width: 140,
    valueGetter: ({ row }) => row.revenue / row.visitors,
    valueFormatter: ({ value }) => euros.format(value),
  },
];

const weighted: GridAggregationFunction<Exhibition, number> = {
  label: 'of all visitors',
  columnTypes: ['number'],
  getCellValue: ({ row }) => row as Exhibition,
  apply: ({ values }) => {
    const rows = values.filter((row) => row !== undefined);
    const revenue = rows.reduce((sum, row) => sum + row.revenue, 0);
    return revenue / rows.reduce((sum, row) => sum + row.visitors, 0);
  },
};

const aggregationFunctions = { weighted };

const experimentalFeatures = { aggregation: true };

export default function WeightedAverage() {
  return (
    <div style={{ height: 294, width: '100%' }}>
      <DataGridPremium
        rows={exhibitions}
        columns={columns}
        experimentalFeatures={experimentalFeatures}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { perVisitor: 'weighted' } } }}
        density="compact"
        hideFooter
        aria-label="Exhibitions with their revenue per visitor"
      />
    </div>
  );
}
