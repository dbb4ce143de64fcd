import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';

const euroFormat = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const percentFormat = new Intl.NumberFormat('en', { style: 'percent' });

const euros: GridColTypeDef = {
  type: 'number',
  width: 130,
  valueFormatter: ({ value }) => (value === null ? '' : euroFormat.format(Number(value))),
};

/** Holds 0.07 and shows 7%. */
const percent: GridColTypeDef = {
  type: 'number',
  width: 130,
  valueFormatter: ({ value }) => (value === null ? '' : percentFormat.format(Number(value))),
};

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Fund', flex: 1, minWidth: 120 },
  { ...euros, field: 'price', headerName: 'Price' },
  { ...euros, field: 'fee', headerName: 'Fee', width: 110 },
  { ...percent, field: 'change', headerName: 'Change' },
];

const funds = [
  { id: 'Harbor bonds', price: 101.2, fee: 0.85, change: 0.02 },
  { id: 'Wind power', price: 48.75, fee: 1.4, change: -0.07 },
  { id: 'Dairy index', price: 1240, fee: 3.1, change: 0.11 },
];

export default function TypesOfYourOwn() {
  return (
    <div style={{ height: 150, width: '100%' }}>
      <DataGrid
        rows={funds}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Prices of funds"
      />
    </div>
  );
}
