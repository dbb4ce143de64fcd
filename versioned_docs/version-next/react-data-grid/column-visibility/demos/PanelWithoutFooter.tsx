import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { ColumnsPanelTrigger, DataGrid, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { fleet } from './fleet';
import { fleetColumns } from './fleetColumns';

function ColumnsToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger render={<ToolbarButton />}>Columns</ColumnsPanelTrigger>
    </Toolbar>
  );
}

export default function PanelWithoutFooter() {
  const [noToggle, setNoToggle] = React.useState(true);
  const [noReset, setNoReset] = React.useState(true);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Checkbox checked={noToggle} onChange={(_, on) => setNoToggle(on)} />}
        label="disableShowHideToggle"
      />
      <FormControlLabel
        control={<Checkbox checked={noReset} onChange={(_, on) => setNoReset(on)} />}
        label="disableResetButton"
      />
      <div style={{ height: 240 }}>
        <DataGrid
          rows={fleet}
          columns={fleetColumns}
          showToolbar
          slots={{ toolbar: ColumnsToolbar }}
          slotProps={{
            columnsManagement: { disableShowHideToggle: noToggle, disableResetButton: noReset },
          }}
          label="Vans, with a panel that has no footer"
          density="compact"
          hideFooter
        />
      </div>
    </div>
  );
}
