import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { KeyboardMenu } from './keyboardMenu';

const components = { ColumnMenu: KeyboardMenu };

export default function MoveColumnsByKeyboard() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGridPro
        rows={ferries}
        columns={columns}
        components={components}
        density="compact"
        hideFooter
        aria-label="Ferries with columns to move by keyboard"
      />
    </div>
  );
}

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', width: 160 },
  { field: 'harbour', headerName: 'Harbour', width: 140 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 120 },
];

const ferries = [
  { id: 1, line: 'Northern Isles', harbour: 'Stromness', cars: 95 },
  { id: 2, line: 'Clyde', harbour: 'Brodick', cars: 110 },
  { id: 3, line: 'Sound of Mull', harbour: 'Craignure', cars: 44 },
  { id: 4, line: 'Small Isles', harbour: 'Mallaig', cars: 14 },
];
