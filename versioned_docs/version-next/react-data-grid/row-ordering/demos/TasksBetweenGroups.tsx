import * as React from 'react';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Task {
  id: number;
  __reorder__: string;
  task: string;
  stage: string;
}

const columns: GridColDef<Task>[] = [
  { field: 'stage', headerName: 'Stage', width: 110 },
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 140 },
];

const initialState = {
  rowGrouping: { model: ['stage'] },
  columns: { columnVisibilityModel: { stage: false } },
};

export default function TasksBetweenGroups() {
  const [log, setLog] = React.useState('Drag a task into another stage.');

  const processRowUpdate = (changed: Task) => {
    setLog(`Saved: ${changed.task} is in "${changed.stage}".`);
    return changed;
  };

  return (
    <div style={{ width: '100%' }}>
      <p>
        <output>{log}</output>
      </p>
      <div style={{ height: 330 }}>
        <DataGridPremium
          rows={tasks}
          columns={columns}
          initialState={initialState}
          defaultGroupingExpansionDepth={-1}
          rowReordering
          processRowUpdate={processRowUpdate}
          disableColumnSorting
          disableColumnFilter
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Tasks, moved between stages' } }}
        />
      </div>
    </div>
  );
}

const tasks: Task[] = [
  ['Order the bricks', 'Planned'],
  ['Book the crane', 'Planned'],
  ['Dig the trench', 'Running'],
  ['Lay the pipes', 'Running'],
  ['Fence the site', 'Done'],
].map(([task, stage], index) => ({ id: index + 1, __reorder__: task, task, stage }));
