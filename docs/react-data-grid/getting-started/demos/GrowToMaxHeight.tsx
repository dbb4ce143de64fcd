import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { repairs, type Repair } from './repairs';

const columns: GridColDef<Repair>[] = [
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 150 },
  { field: 'owner', headerName: 'Owner', width: 130 },
];

export default function GrowToMaxHeight() {
  const [count, setCount] = React.useState(2);
  const rows = React.useMemo(() => repairs.slice(0, count), [count]);

  return (
    <div style={{ height: 420, width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button disabled={count === repairs.length} onClick={() => setCount(count + 1)}>
          Add a row
        </Button>
        <Button disabled={count === 1} onClick={() => setCount(count - 1)}>
          Remove a row
        </Button>
      </Stack>
      <div style={{ display: 'flex', flexDirection: 'column', maxHeight: 370 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          slotProps={{ main: { 'aria-label': 'Repairs today' } }}
        />
      </div>
    </div>
  );
}
