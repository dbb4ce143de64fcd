import * as React from 'react';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridRowId,
  type GridSelectionModel,
} from '@mui/x-data-grid-pro';
import { volunteers, type Volunteer } from './volunteers';

export default function TeamsWithTheirPeople() {
  const apiRef = useGridApiRef();
  const [model, setModel] = React.useState<GridSelectionModel>([]);

  const rowsOf = (ids: readonly GridRowId[]) =>
    ids
      .filter((id) => apiRef.current.getRowNode(id)?.children)
      .flatMap((groupId) => apiRef.current.getRowGroupChildren({ groupId }));

  const takeRowsAlong = (next: GridSelectionModel) => {
    const added = rowsOf(next.filter((id) => !model.includes(id)));
    const removed = rowsOf(model.filter((id) => !next.includes(id)));
    setModel([...new Set([...next, ...added])].filter((id) => !removed.includes(id)));
  };

  return (
    <div style={{ height: 385, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        treeData
        getTreeDataPath={getPath}
        rows={volunteers}
        columns={columns}
        groupingColDef={teamColumn}
        defaultGroupingExpansionDepth={1}
        checkboxSelection
        selectionModel={model}
        onSelectionModelChange={takeRowsAlong}
        density="compact"
        aria-label="Teams of volunteers"
      />
    </div>
  );
}

const columns: GridColDef[] = [
  { field: 'shifts', headerName: 'Shifts', type: 'number', width: 100 },
];

// Defined once: a new function makes the grid build its tree again, and close what people have opened.
const getPath = (row: Volunteer) => [row.team, row.name];
const teamColumn = { headerName: 'Team', flex: 1, minWidth: 170 };
