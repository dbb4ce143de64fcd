import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { loans, LOAN_STATES, type Loan } from './loans';

const columns: GridColDef<Loan>[] = [
  { field: 'work', headerName: 'Work', flex: 1, minWidth: 150 },
  { field: 'lender', headerName: 'Lender', width: 160 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: [...LOAN_STATES],
    width: 120,
    editable: true,
  },
  { field: 'until', headerName: 'Until', type: 'date', width: 110 },
  { field: 'condition', headerName: 'Condition', type: 'longText', width: 200, editable: true },
];

export default function CommunityLoans() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid
        label="Loans"
        showToolbar
        rows={loans}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        initialState={{ sorting: { sortModel: [{ field: 'until', sort: 'asc' }] } }}
        hideFooterPagination
      />
    </div>
  );
}
