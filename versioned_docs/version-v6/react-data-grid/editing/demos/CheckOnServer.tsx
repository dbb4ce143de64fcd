import * as React from 'react';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridEditInputCellProps,
} from '@mui/x-data-grid';
import { checkName, forgetChecks } from './checkName';
import { dishes, type Dish } from './dishes';

function NameInput({ problem, ...props }: GridEditInputCellProps & { problem?: string }) {
  const tooltipId = React.useId();
  return (
    <Tooltip id={tooltipId} open={Boolean(problem)} title={problem ?? ''} disableInteractive>
      <GridEditInputCell
        {...props}
        debounceMs={300}
        inputProps={{ 'aria-describedby': problem ? tooltipId : undefined }}
      />
    </Tooltip>
  );
}

const columns: GridColDef<Dish>[] = [
  {
    field: 'name',
    headerName: 'Dish',
    editable: true,
    flex: 1,
    minWidth: 140,
    preProcessEditCellProps: checkName,
    renderEditCell: (params) => <NameInput {...params} />,
  },
  { field: 'course', headerName: 'Course', width: 110 },
];

export default function CheckOnServer() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={dishes}
        columns={columns}
        onCellEditStart={({ id }) => forgetChecks(id)}
        density="compact"
        hideFooter
        aria-label="Menu that checks names on a server"
      />
    </div>
  );
}
