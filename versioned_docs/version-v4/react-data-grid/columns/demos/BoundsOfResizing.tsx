import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const seeds = [
  { id: 'Cress', sown: 'March', note: 'Sow thinly, press down, do not cover.', stock: 40 },
  { id: 'Leek', sown: 'March', note: 'Prick out when as thick as a pencil.', stock: 12 },
  { id: 'Borage', sown: 'April', note: 'Sows itself from the second year on.', stock: 25 },
];

const columns: GridColDef[] = [
  { field: 'id', headerName: 'From 90', width: 130, minWidth: 90 },
  { field: 'sown', headerName: 'Fixed', width: 120, resizable: false },
  { field: 'note', headerName: 'From 150', width: 260, minWidth: 150 },
  { field: 'stock', headerName: 'Default', type: 'number', width: 140 },
];

export default function BoundsOfResizing() {
  return (
    <div style={{ height: 150, width: '100%' }}>
      <DataGridPro
        rows={seeds}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Seeds, with columns that can be resized"
      />
    </div>
  );
}
