import * as React from 'react';
import {
  DataGrid,
  type GridEditRowsModel,
  type GridRowParams,
  type MuiEvent,
} from '@mui/x-data-grid';
import { dishColumns } from './dishColumns';
import { dishes } from './dishes';

/** A dessert costs 12 euros at most. */
function withErrors(model: GridEditRowsModel): GridEditRowsModel {
  const rows = Object.entries(model).map(([id, fields]) => {
    const { course, price } = fields;
    const error = course?.value === 'Dessert' && Number(price?.value) > 12;
    return [id, price ? { ...fields, price: { ...price, error } } : fields];
  });
  return Object.fromEntries(rows);
}

export default function CheckTwoFields() {
  const [model, setModel] = React.useState<GridEditRowsModel>({});

  const keepOpen = ({ id }: GridRowParams, event: MuiEvent<React.SyntheticEvent>) => {
    const isEscape = 'key' in event && event.key === 'Escape';
    if (!isEscape && model[id]?.['price']?.['error']) {
      event.defaultMuiPrevented = true;
    }
  };

  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={dishes}
        columns={dishColumns}
        editMode="row"
        editRowsModel={model}
        onEditRowsModelChange={(next) => setModel(withErrors(next))}
        onRowEditStop={keepOpen}
        density="compact"
        hideFooter
        aria-label="Menu, where the price depends on the course"
      />
    </div>
  );
}
