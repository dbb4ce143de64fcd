import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { repairs, type Repair } from './repairs';
import './GrowToMaxHeight.css';

const columns: GridColDef<Repair>[] = [
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 150 },
  { field: 'owner', headerName: 'Owner', width: 130 },
];

export default function GrowToMaxHeight() {
  const [count, setCount] = React.useState(2);
  const rows = React.useMemo(() => repairs.slice(0, count), [count]);

  return (
    <div className="repairs">
      <div className="repairs-bar">
        <button
          type="button"
          className="repairs-button"
          disabled={count === repairs.length}
          onClick={() => setCount(count + 1)}
        >
          Add a row
        </button>
        <button
          type="button"
          className="repairs-button"
          disabled={count === 1}
          onClick={() => setCount(count - 1)}
        >
          Remove a row
        </button>
      </div>
      <div className="repairs-frame">
        <DataGrid
          rows={rows}
          columns={columns}
          slotProps={{ main: { 'aria-label': 'Repairs today' } }}
        />
      </div>
    </div>
  );
}
