import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColumns } from '@mui/x-data-grid';
import { classes, type ClimbingClass } from './classes';

const columns: GridColumns<ClimbingClass> = [
  { field: 'name', headerName: 'Class', flex: 1, minWidth: 150 },
  { field: 'coach', headerName: 'Coach', width: 130 },
];

export default function GrowWithRows() {
  const [count, setCount] = React.useState(2);
  const rows = React.useMemo(() => classes.slice(0, count), [count]);

  return (
    <div style={{ height: 370, width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button disabled={count === 5} onClick={() => setCount(count + 1)}>
          Add a class
        </Button>
        <Button disabled={count === 0} onClick={() => setCount(count - 1)}>
          Remove a class
        </Button>
      </Stack>
      <DataGrid
        autoHeight
        hideFooter
        aria-label="Classes this week"
        rows={rows}
        columns={columns}
      />
    </div>
  );
}
