import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import * as React from 'react';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowId,
} from '@mui/x-data-grid';
import { loans, type Loan } from './loans';

const DeleteLoan = React.createContext<(id: GridRowId) => void>(() => {});

function DeleteCell(props: GridRenderCellParams<Loan>) {
  const [asking, setAsking] = React.useState(false);
  const deleteLoan = React.useContext(DeleteLoan);
  const close = () => setAsking(false);

  return (
    <React.Fragment>
      <GridActionsCell {...props}>
        <GridActionsCellItem
          icon={<DeleteOutlined />}
          label={`Delete the loan of ${props.row.borrower}`}
          onClick={() => setAsking(true)}
        />
      </GridActionsCell>
      <Dialog open={asking} onClose={close} aria-labelledby={`ask-${props.id}`}>
        <DialogTitle id={`ask-${props.id}`}>Delete the loan of {props.row.borrower}?</DialogTitle>
        <DialogActions>
          <Button onClick={close}>Keep</Button>
          <Button onClick={() => deleteLoan(props.id)}>Delete</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}

const columns: GridColDef<Loan>[] = [
  { field: 'instrument', headerName: 'Instrument', flex: 1, minWidth: 120 },
  { field: 'borrower', headerName: 'Borrower', width: 140 },
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    renderCell: (params) => <DeleteCell {...params} />,
  },
];

export default function ConfirmInACell() {
  const [rows, setRows] = React.useState(loans);
  const deleteLoan = React.useCallback(
    (id: GridRowId) => setRows((all) => all.filter((loan) => loan.id !== id)),
    [],
  );

  return (
    <DeleteLoan.Provider value={deleteLoan}>
      <div style={{ height: 260, width: '100%' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          rowHeight={50}
          hideFooter
          label="Loans that can be deleted"
        />
      </div>
    </DeleteLoan.Provider>
  );
}
