import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Cook {
  id: number;
  first: string;
  last: string;
  email: string;
}

const columns: GridColDef<Cook>[] = [
  {
    field: 'name',
    headerName: 'Full name',
    editable: true,
    flex: 1,
    minWidth: 140,
    valueGetter: ({ row }) => `${row.first} ${row.last}`,
    valueSetter: ({ value: name, row }) => {
      const [first, ...rest] = name.trim().split(/\s+/);
      return { ...row, first, last: rest.join(' ') };
    },
  },
  {
    field: 'email',
    headerName: 'Email',
    editable: true,
    flex: 1,
    minWidth: 180,
    valueParser: (typed: string) => typed.toLowerCase().replaceAll(' ', ''),
  },
];

const experimentalFeatures = { newEditingApi: true };

export default function ParseAndSet() {
  return (
    <div style={{ height: 150, width: '100%' }}>
      <DataGrid
        rows={cooks}
        columns={columns}
        experimentalFeatures={experimentalFeatures}
        density="compact"
        hideFooter
        aria-label="Cooks"
      />
    </div>
  );
}

const cooks: Cook[] = [
  { id: 1, first: 'Amina', last: 'Diallo', email: 'amina@lantern.example' },
  { id: 2, first: 'Jonas', last: 'Weber', email: 'jonas@lantern.example' },
  { id: 3, first: 'Mei', last: 'Tanaka', email: 'mei@lantern.example' },
];
