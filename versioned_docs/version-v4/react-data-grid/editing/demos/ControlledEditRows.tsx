import * as React from 'react';
import { DataGrid, type GridEditRowsModel } from '@mui/x-data-grid';
import { dishColumns } from './dishColumns';
import { dishes } from './dishes';

/** Marks prices out of range; the grid does not save a value whose props have an error. */
function withErrors(model: GridEditRowsModel): GridEditRowsModel {
  const rows = Object.entries(model).map(([id, fields]) => {
    const { price } = fields;
    const error = price ? Number(price.value) < 1 || Number(price.value) > 50 : false;
    return [id, price ? { ...fields, price: { ...price, error } } : fields];
  });
  return Object.fromEntries(rows);
}

export default function ControlledEditRows() {
  const [model, setModel] = React.useState<GridEditRowsModel>({});

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 222 }}>
        <DataGrid
          rows={dishes}
          columns={dishColumns}
          editRowsModel={model}
          onEditRowsModelChange={(next) => setModel(withErrors(next))}
          density="compact"
          hideFooter
          aria-label="Menu whose edited values are in state"
        />
      </div>
      <output style={{ display: 'block', minHeight: 24, marginTop: 8 }}>
        {JSON.stringify(model)}
      </output>
    </div>
  );
}
