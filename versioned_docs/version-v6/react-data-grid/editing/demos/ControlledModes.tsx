import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, GridCellModes, type GridCellModesModel } from '@mui/x-data-grid';
import { dishColumns } from './dishColumns';
import { dishes } from './dishes';

const modesOfPrices = (mode: GridCellModes): GridCellModesModel =>
  Object.fromEntries(dishes.map(({ id }) => [id, { price: { mode } }]));

export default function ControlledModes() {
  const [modes, setModes] = React.useState<GridCellModesModel>({});
  const open = Object.values(modes).some((fields) => fields.price?.mode === GridCellModes.Edit);

  return (
    <div style={{ width: '100%' }}>
      <Button disabled={open} onClick={() => setModes(modesOfPrices(GridCellModes.Edit))}>
        Edit all prices
      </Button>
      <Button disabled={!open} onClick={() => setModes(modesOfPrices(GridCellModes.View))}>
        Save all prices
      </Button>
      <div style={{ height: 222 }}>
        <DataGrid
          rows={dishes}
          columns={dishColumns}
          cellModesModel={modes}
          onCellModesModelChange={setModes}
          onCellEditStop={({ reason, colDef }, event) => {
            // The open list of a `singleSelect` column would cover the page.
            event.defaultMuiPrevented = reason === 'cellFocusOut' && colDef.type !== 'singleSelect';
          }}
          density="compact"
          hideFooter
          aria-label="Menu whose prices open together"
        />
      </div>
    </div>
  );
}
