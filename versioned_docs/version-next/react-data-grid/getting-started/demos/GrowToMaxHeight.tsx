import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { crossings, type Crossing } from './crossings';

const columns: GridColDef<Crossing>[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 170 },
  { field: 'ship', headerName: 'Ship', width: 120 },
];

export default function GrowToMaxHeight() {
  const [count, setCount] = React.useState(2);
  const rows = React.useMemo(() => crossings.slice(0, count), [count]);

  return (
    <div style={{ height: 420, width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button disabled={count === crossings.length} onClick={() => setCount(count + 1)}>
          Add a crossing
        </Button>
        <Button disabled={count === 1} onClick={() => setCount(count - 1)}>
          Cancel the last
        </Button>
      </Stack>
      <div style={{ display: 'flex', flexDirection: 'column', maxHeight: 370 }}>
        <DataGrid label="Crossings today" rows={rows} columns={columns} />
      </div>
    </div>
  );
}
