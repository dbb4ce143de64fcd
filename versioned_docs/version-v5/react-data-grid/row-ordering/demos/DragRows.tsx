import * as React from 'react';
import { DataGridPro, type GridColDef, type GridRowOrderChangeParams } from '@mui/x-data-grid-pro';

interface Stop {
  id: number;
  __reorder__: string;
  address: string;
  parcels: number;
}

// A sorted grid has an order already, so no column can be sorted.
const columns: GridColDef<Stop>[] = [
  { field: 'address', headerName: 'Address', flex: 1, minWidth: 140, sortable: false },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 100, sortable: false },
];

function moveRow(rows: Stop[], { oldIndex, targetIndex }: GridRowOrderChangeParams) {
  const next = [...rows];
  next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
  return next;
}

export default function DragRows() {
  const [rows, setRows] = React.useState(stops);

  return (
    <div style={{ width: '100%' }}>
      <p>
        <output>First stop: {rows[0].address}</output>
      </p>
      <div style={{ height: 222 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          rowReordering
          onRowOrderChange={(params) => setRows((all) => moveRow(all, params))}
          density="compact"
          hideFooter
          aria-label="Stops of a tour, to be dragged"
        />
      </div>
    </div>
  );
}

const stops: Stop[] = [
  ['3 Weaver Lane', 2],
  ['18 Quay Street', 5],
  ['7 Chapel Hill', 1],
  ['44 Station Road', 3],
  ['9 Tanner Row', 4],
].map(([address, parcels], index) => ({
  id: index + 1,
  // Shown while the row is dragged.
  __reorder__: String(address),
  address: String(address),
  parcels: Number(parcels),
}));
