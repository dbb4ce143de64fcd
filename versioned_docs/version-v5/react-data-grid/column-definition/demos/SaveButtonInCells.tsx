import * as React from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { loans, type Loan } from './loans';

function NoteCell({ row, hasFocus }: GridRenderCellParams<unknown, Loan>) {
  const [note, setNote] = React.useState('');
  const [saved, setSaved] = React.useState('');
  const tabIndex = hasFocus ? 0 : -1;

  // The grid keeps the arrow keys up and down; all other keys belong to the field and the button.
  const keepKey = (event: React.KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') {
      event.stopPropagation();
    }
  };

  return (
    <React.Fragment>
      <TextField
        variant="standard"
        value={note}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={keepKey}
        inputProps={{ tabIndex, 'aria-label': `Note for ${row.borrower}` }}
      />
      <Button
        tabIndex={tabIndex}
        onKeyDown={keepKey}
        onClick={() => setSaved(note)}
        aria-label={`Save the note for ${row.borrower}`}
      >
        {saved && saved === note ? 'Saved' : 'Save'}
      </Button>
    </React.Fragment>
  );
}

const columns: GridColDef<Loan>[] = [
  { field: 'borrower', headerName: 'Borrower', width: 150 },
  {
    field: 'note',
    headerName: 'Note',
    width: 280,
    sortable: false,
    filterable: false,
    renderCell: (params) => <NoteCell {...params} />,
  },
];

export default function SaveButtonInCells() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={loans}
        columns={columns}
        disableSelectionOnClick
        hideFooter
        aria-label="Loans with a note to save"
      />
    </div>
  );
}
