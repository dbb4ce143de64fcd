import * as React from 'react';
import {
  DataGrid,
  type GridCellEditCommitParams,
  type GridColDef,
  type GridValueGetterParams,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'fullName',
    headerName: 'Full name',
    editable: true,
    flex: 1,
    minWidth: 140,
    valueGetter: ({ row }: GridValueGetterParams) => `${row['first']} ${row['last']}`.trim(),
  },
  {
    field: 'email',
    headerName: 'Email',
    editable: true,
    flex: 1,
    minWidth: 180,
    valueParser: (typed) => String(typed).toLowerCase(),
  },
];

export default function SetFullName() {
  const [rows, setRows] = React.useState(cooks);

  const store = ({ id, field, value }: GridCellEditCommitParams) => {
    const [first, ...rest] = String(value).trim().split(/\s+/);
    const changes = field === 'fullName' ? { first, last: rest.join(' ') } : { [field]: value };
    setRows((all) => all.map((row) => (row.id === id ? { ...row, ...changes } : row)));
  };

  return (
    <div style={{ height: 150, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        onCellEditCommit={store}
        density="compact"
        hideFooter
        aria-label="Cooks"
      />
    </div>
  );
}

const cooks = [
  { id: 1, first: 'Amina', last: 'Diallo', email: 'amina@lantern.example' },
  { id: 2, first: 'Jonas', last: 'Weber', email: 'jonas@lantern.example' },
  { id: 3, first: 'Mei', last: 'Tanaka', email: 'mei@lantern.example' },
];
