import * as React from 'react';
import Button from '@material-ui/core/Button';
import { DataGrid, type GridColumns } from '@mui/x-data-grid';
import { plants } from './plants';

const columns: GridColumns = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 130 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 120 },
];

export default function GrowWithRows() {
  const [count, setCount] = React.useState(2);
  const rows = React.useMemo(() => plants.slice(0, count), [count]);

  return (
    <div style={{ height: 370, width: '100%' }}>
      <div style={{ marginBottom: 8 }}>
        <Button color="primary" disabled={count === 5} onClick={() => setCount(count + 1)}>
          Add a plant
        </Button>
        <Button color="primary" disabled={count === 0} onClick={() => setCount(count - 1)}>
          Remove a plant
        </Button>
      </div>
      <DataGrid autoHeight hideFooter aria-label="Plants to water" rows={rows} columns={columns} />
    </div>
  );
}
