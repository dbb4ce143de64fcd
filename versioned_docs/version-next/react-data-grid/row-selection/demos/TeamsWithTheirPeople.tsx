import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { volunteers, type Volunteer } from './volunteers';

const columns: GridColDef[] = [
  { field: 'shifts', headerName: 'Shifts', type: 'number', width: 100 },
];

// Defined once: a new function makes the grid build its tree again.
const getPath = (row: Volunteer) => [row.team, row.name];
const teamColumn = { headerName: 'Team', flex: 1, minWidth: 170 };

export default function TeamsWithTheirPeople() {
  return (
    <div style={{ height: 385, width: '100%' }}>
      <DataGridPro
        treeData
        getTreeDataPath={getPath}
        rows={volunteers}
        columns={columns}
        groupingColDef={teamColumn}
        defaultGroupingExpansionDepth={1}
        checkboxSelection
        density="compact"
        slotProps={{ main: { 'aria-label': 'Teams of volunteers' } }}
      />
    </div>
  );
}
