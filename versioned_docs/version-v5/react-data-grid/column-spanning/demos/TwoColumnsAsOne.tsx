import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, part: 'Front fork', inches: 29, shop: 'Wheelhouse' },
  { id: 2, part: 'Brake disc', inches: 7, shop: 'Spoke & Co' },
];

const columns: GridColDef[] = [
  { field: 'part', headerName: 'Part', colSpan: 2, width: 100 },
  { field: 'id', headerName: 'Number', width: 100 },
  { field: 'inches', headerName: 'Inches', type: 'number', width: 100 },
  { field: 'shop', headerName: 'Shop', flex: 1, minWidth: 110 },
];

export default function TwoColumnsAsOne() {
  return (
    <div style={{ height: 114, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        showCellRightBorder
        density="compact"
        hideFooter
        aria-label="Parts, two columns wide"
      />
    </div>
  );
}
