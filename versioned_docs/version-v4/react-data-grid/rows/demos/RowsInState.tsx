import * as React from 'react';
import Button from '@material-ui/core/Button';
import { DataGrid } from '@mui/x-data-grid';
import { makeTaxi, taxiColumns, taxis } from './taxis';

export default function RowsInState() {
  const [rows, setRows] = React.useState(taxis);

  const add = () => setRows((all) => [...all, makeTaxi((all.at(-1)?.id ?? 0) + 1)]);
  const removeFirst = () => setRows((all) => all.slice(1));
  const chargeAll = () => setRows((all) => all.map((row) => ({ ...row, charge: 100 })));

  return (
    <div style={{ width: '100%' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 8 }}>
        <Button onClick={add}>Add one</Button>
        <Button onClick={removeFirst}>Remove the first</Button>
        <Button onClick={chargeAll}>Charge all</Button>
      </div>
      <div style={{ height: 258 }}>
        <DataGrid
          rows={rows}
          columns={taxiColumns}
          density="compact"
          hideFooter
          aria-label="Taxis, kept in a state"
        />
      </div>
    </div>
  );
}
