import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { volunteers } from './volunteers';

const columns: GridColDef[] = [
  { field: 'shifts', headerName: 'Shifts', type: 'number', width: 100 },
];

export default function TeamsWithTheirPeople() {
  return (
    <div style={{ height: 385, width: '100%' }}>
      <DataGridPro
        treeData
        getTreeDataPath={(row) => [row.team, row.name]}
        rows={volunteers}
        columns={columns}
        groupingColDef={{ headerName: 'Team', flex: 1, minWidth: 170 }}
        defaultGroupingExpansionDepth={1}
        checkboxSelection
        rowSelectionPropagation={{ parents: true, descendants: true }}
        density="compact"
        slotProps={{ main: { 'aria-label': 'Teams of volunteers' } }}
      />
    </div>
  );
}
