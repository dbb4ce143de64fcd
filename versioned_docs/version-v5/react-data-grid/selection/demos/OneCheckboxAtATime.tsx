import * as React from 'react';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
  type GridSelectionModel,
} from '@mui/x-data-grid';
import { volunteerColumns } from './volunteerColumns';
import { volunteers } from './volunteers';

const columns: GridColDef[] = [
  { ...GRID_CHECKBOX_SELECTION_COL_DEF, type: 'string', renderHeader: () => 'Pick' },
  ...volunteerColumns,
];

const rows = volunteers.slice(0, 5);

export default function OneCheckboxAtATime() {
  const [model, setModel] = React.useState<GridSelectionModel>([2]);

  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        selectionModel={model}
        onSelectionModelChange={(ids) => setModel(ids.slice(-1))}
        density="compact"
        hideFooter
        aria-label="Volunteers, one checkbox at a time"
      />
    </div>
  );
}
