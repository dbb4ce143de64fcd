import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { DataGrid, GridToolbarColumnsButton, GridToolbarContainer } from '@mui/x-data-grid';
import { fleet } from './fleet';
import { fleetColumns } from './fleetColumns';

function ColumnsToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

export default function PanelWithoutFooter() {
  const [noHideAll, setNoHideAll] = React.useState(true);
  const [noShowAll, setNoShowAll] = React.useState(true);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Checkbox checked={noHideAll} onChange={(_, on) => setNoHideAll(on)} />}
        label="disableHideAllButton"
      />
      <FormControlLabel
        control={<Checkbox checked={noShowAll} onChange={(_, on) => setNoShowAll(on)} />}
        label="disableShowAllButton"
      />
      <div style={{ height: 224 }}>
        <DataGrid
          rows={fleet}
          columns={fleetColumns}
          slots={{ toolbar: ColumnsToolbar }}
          aria-label="Vans, with a panel that has no footer"
          slotProps={{
            columnsPanel: { disableHideAllButton: noHideAll, disableShowAllButton: noShowAll },
          }}
          density="compact"
          hideFooter
        />
      </div>
    </div>
  );
}
