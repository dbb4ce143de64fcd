import * as React from 'react';
import { DataGrid, type GridCellEditCommitParams, type GridRowId } from '@mui/x-data-grid';
import { dishColumns } from './dishColumns';
import { dishes, type Dish } from './dishes';
import { saveDish } from './priceServer';

export default function SaveOnServer() {
  const [rows, setRows] = React.useState(dishes);
  const [message, setMessage] = React.useState('Change a price.');

  const store = (id: GridRowId, changes: Partial<Dish>) =>
    setRows((current) => current.map((row) => (row.id === id ? { ...row, ...changes } : row)));

  const save = async ({ id, field, value }: GridCellEditCommitParams) => {
    const original = rows.find((row) => row.id === id)!;
    const key = field as keyof Dish;
    // The next save of this row begins with this value.
    store(id, { [key]: value });
    setMessage('Saving …');
    try {
      const saved = await saveDish({ ...original, [key]: value });
      store(id, { [key]: saved[key] });
      setMessage(`${saved.name} costs ${saved.price} euros.`);
    } catch (error) {
      store(id, { [key]: original[key] });
      setMessage((error as Error).message);
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <output style={{ display: 'block', minHeight: 24, marginBottom: 8 }}>{message}</output>
      <div style={{ height: 222 }}>
        <DataGrid
          rows={rows}
          columns={dishColumns}
          onCellEditCommit={save}
          density="compact"
          hideFooter
          aria-label="Menu, saved on a server"
        />
      </div>
    </div>
  );
}
