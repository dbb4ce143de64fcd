import * as React from 'react';
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
    <div className="h-[420px] w-full">
      <div className="mb-2 flex gap-2">
        <button
          type="button"
          className="rounded border border-current px-3 py-1 text-sm disabled:opacity-50"
          disabled={count === repairs.length}
          onClick={() => setCount(count + 1)}
        >
          Add a row
        </button>
        <button
          type="button"
          className="rounded border border-current px-3 py-1 text-sm disabled:opacity-50"
          disabled={count === 1}
          onClick={() => setCount(count - 1)}
        >
          Remove a row
        </button>
      </div>
      <div className="flex max-h-[370px] flex-col">
        <DataGrid
          rows={rows}
          columns={columns}
          slotProps={{ main: { 'aria-label': 'Repairs today' } }}
        />
      </div>
    </div>
  );
}
