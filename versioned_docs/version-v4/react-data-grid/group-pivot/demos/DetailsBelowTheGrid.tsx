import * as React from 'react';
import { DataGrid, type GridColDef, type GridSelectionModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
  { field: 'room', headerName: 'Room', width: 130 },
];

export default function DetailsBelowTheGrid() {
  const [selected, setSelected] = React.useState<GridSelectionModel>([2]);
  const stay = stays.find(({ id }) => id === selected[0]);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 150 }}>
        <DataGrid
          rows={stays}
          columns={columns}
          selectionModel={selected}
          onSelectionModelChange={setSelected}
          density="compact"
          hideFooter
          aria-label="Stays in a guest house"
        />
      </div>
      <section aria-label="Extras of the stay" aria-live="polite" style={{ minHeight: 90 }}>
        <p>{stay ? `Extras of ${stay.guest}:` : 'Select a stay'}</p>
        <ul>
          {stay?.extras.map((extra) => (
            <li key={extra}>{extra}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const stays = [
  { id: 1, guest: 'Aiko Mori', room: '12', extras: ['Late arrival'] },
  { id: 2, guest: 'Piet Bakker', room: '14', extras: ['Breakfast', 'Bicycle'] },
  { id: 3, guest: 'Sven Lund', room: '21', extras: ['Cot', 'Garage'] },
];
