import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

function idsOf({ type, ids }: GridRowSelectionModel) {
  return rows.map(({ id }) => id).filter((id) => ids.has(id) === (type === 'include'));
}

export default function IdsAfterSelectAll() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2]),
  });
  return (
    <div>
      <Typography variant="body2" sx={{ p: 1 }} aria-live="polite">
        Model: {model.type}, ids: {[...model.ids].join(', ') || 'none'}
        <br />
        Selected rows: {idsOf(model).join(', ') || 'none'}
      </Typography>
      <div style={{ height: 300 }}>
        <DataGrid
          label="Parcels"
          rows={rows}
          columns={columns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooter
        />
      </div>
    </div>
  );
}

const columns: GridColDef[] = [
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'kg', headerName: 'kg', type: 'number', width: 80 },
];

const rows = [
  { id: 1, to: 'Lisbon', kg: 2.4 },
  { id: 2, to: 'Porto', kg: 0.8 },
  { id: 3, to: 'Faro', kg: 5.1 },
  { id: 4, to: 'Braga', kg: 1.2 },
];
