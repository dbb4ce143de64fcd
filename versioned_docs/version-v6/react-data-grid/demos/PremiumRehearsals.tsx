import {
  DataGridPremium,
  GridToolbarContainer,
  GridToolbarExport,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { rehearsals, type Rehearsal } from './rehearsals';

const columns: GridColDef<Rehearsal>[] = [
  { field: 'ensemble', headerName: 'Ensemble' },
  { field: 'hall', headerName: 'Hall', flex: 1, minWidth: 110 },
  { field: 'quarter', headerName: 'Quarter', width: 100 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 110 },
  { field: 'players', headerName: 'Players', type: 'number', width: 110 },
];

function ReportToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExport />
    </GridToolbarContainer>
  );
}

const groupingColDef = { headerName: 'Ensemble', width: 190 };

export default function PremiumRehearsals() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        aria-label="Rehearsals by ensemble"
        rows={rehearsals}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['ensemble'] },
          aggregation: { model: { hours: 'sum', players: 'max' } },
          columns: { columnVisibilityModel: { ensemble: false } },
        }}
        defaultGroupingExpansionDepth={1}
        groupingColDef={groupingColDef}
        unstable_cellSelection
        disableRowSelectionOnClick
        hideFooter
        slots={{ toolbar: ReportToolbar }}
      />
    </div>
  );
}
