import * as React from 'react';
import Alert from '@mui/material/Alert';
import { DataGrid, type GridCellEditCommitParams } from '@mui/x-data-grid';
import { dishColumns } from './dishColumns';
import { dishes, type Dish } from './dishes';
import { saveDish } from './priceServer';

export default function CommitWithoutFlag() {
  const [rows, setRows] = React.useState(dishes);
  const [message, setMessage] = React.useState('Change a price.');
  const [refused, setRefused] = React.useState(false);

  const store = (changed: Dish) =>
    setRows((current) => current.map((row) => (row.id === changed.id ? changed : row)));

  const save = async ({ id, field, value }: GridCellEditCommitParams) => {
    const original = rows.find((row) => row.id === id)!;
    setMessage('Saving …');
    setRefused(false);
    try {
      const saved = await saveDish({ ...original, [field]: value });
      store(saved);
      setMessage(`${saved.name} costs ${saved.price} euros.`);
    } catch (error) {
      // The grid shows the new value already: a new array brings back the old one.
      store({ ...original });
      setMessage((error as Error).message);
      setRefused(true);
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <Alert severity={refused ? 'error' : 'info'} sx={{ mb: 1 }}>
        {message}
      </Alert>
      <div style={{ height: 222 }}>
        <DataGrid
          rows={rows}
          columns={dishColumns}
          onCellEditCommit={save}
          density="compact"
          hideFooter
          aria-label="Menu, saved on a server without the flag"
        />
      </div>
    </div>
  );
}
