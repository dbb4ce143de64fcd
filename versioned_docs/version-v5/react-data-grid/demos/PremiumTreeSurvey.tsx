import { DataGridPremium, GridToolbarExport, type GridColumns } from '@mui/x-data-grid-premium';
import { treeSurvey, type CountedTrees } from './treeSurvey';

const columns: GridColumns<CountedTrees> = [
  { field: 'park', headerName: 'Park' },
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 140 },
  { field: 'counted', headerName: 'Trees', type: 'number', width: 120 },
  { field: 'felled', headerName: 'To fell', type: 'number', width: 120 },
  { field: 'oldest', headerName: 'Oldest, years', type: 'number', width: 140 },
];

const groupingColDef = { headerName: 'Park', width: 180 };

export default function PremiumTreeSurvey() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        aria-label="Trees by park"
        rows={treeSurvey}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['park'] },
          aggregation: { model: { counted: 'sum', felled: 'sum', oldest: 'max' } },
          columns: { columnVisibilityModel: { park: false } },
        }}
        defaultGroupingExpansionDepth={1}
        groupingColDef={groupingColDef}
        experimentalFeatures={{ aggregation: true }}
        components={{ Toolbar: GridToolbarExport }}
        hideFooter
      />
    </div>
  );
}
