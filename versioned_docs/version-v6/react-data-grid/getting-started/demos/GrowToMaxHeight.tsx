import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { batches, type Batch } from './batches';

const columns: GridColDef<Batch>[] = [
  { field: 'origin', headerName: 'Origin', flex: 1, minWidth: 150 },
  { field: 'roast', headerName: 'Roast', width: 110 },
];

export default function GrowToMaxHeight() {
  const [count, setCount] = React.useState(2);
  const rows = React.useMemo(() => batches.slice(0, count), [count]);

  return (
    <div style={{ height: 420, width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button disabled={count === batches.length} onClick={() => setCount(count + 1)}>
          Add a batch
        </Button>
        <Button disabled={count === 1} onClick={() => setCount(count - 1)}>
          Remove a batch
        </Button>
      </Stack>
      <div style={{ display: 'flex', flexDirection: 'column', maxHeight: 370 }}>
        <DataGrid aria-label="Batches to roast" rows={rows} columns={columns} />
      </div>
    </div>
  );
}
