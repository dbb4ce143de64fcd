import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { euros, percent } from './columnTypes';

const funds = [
  { id: 'Harbor bonds', price: 101.2, fee: 0.85, change: 0.02 },
  { id: 'Wind power', price: 48.75, fee: 1.4, change: -0.07 },
  { id: 'Dairy index', price: 1240, fee: 3.1, change: 0.11 },
];

const columns: GridColDef<(typeof funds)[number]>[] = [
  { field: 'id', headerName: 'Fund', flex: 1, minWidth: 120 },
  { ...euros, field: 'price', headerName: 'Price' },
  { ...euros, field: 'fee', headerName: 'Fee', width: 90 },
  { ...percent, field: 'change', headerName: 'Change' },
];

export default function TypesOfYourOwn() {
  return (
    <div style={{ height: 150, width: '100%' }}>
      <DataGrid
        rows={funds}
        columns={columns}
        density="compact"
        hideFooter
        sx={{ '& .loss': { color: 'error.main' } }}
        aria-label="Prices of funds"
      />
    </div>
  );
}
