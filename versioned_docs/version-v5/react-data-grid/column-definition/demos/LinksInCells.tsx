import Link from '@mui/material/Link';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { loans, type Loan } from './loans';

const columns: GridColDef<Loan>[] = [
  { field: 'instrument', headerName: 'Instrument', flex: 1, minWidth: 130 },
  {
    field: 'phone',
    headerName: 'Phone',
    width: 120,
    renderCell: ({ value, row, hasFocus }) => (
      <Link
        href={`tel:${value}`}
        aria-label={`Call ${row.borrower}, ${value}`}
        tabIndex={hasFocus ? 0 : -1}
      >
        {value}
      </Link>
    ),
  },
  { field: 'borrower', headerName: 'Borrower', width: 150 },
];

export default function LinksInCells() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={loans}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Borrowers and their phone numbers"
      />
    </div>
  );
}
