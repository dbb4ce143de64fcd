import * as React from 'react';
import Button from '@material-ui/core/Button';
import TextField from '@material-ui/core/TextField';
import { DataGrid, GridEvents, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { loans } from './loans';

function NoteCell({ id, field, row, hasFocus, api }: GridRenderCellParams) {
  const [note, setNote] = React.useState('');
  const [saved, setSaved] = React.useState('');
  const tabIndex = hasFocus ? 0 : -1;

  // Up and down lead to other rows; all other keys belong to the field and the button.
  const leaveUpAndDown = (event: React.KeyboardEvent) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      api.publishEvent(GridEvents.cellNavigationKeyDown, api.getCellParams(id, field), event);
    }
  };

  return (
    <React.Fragment>
      <TextField
        value={note}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={leaveUpAndDown}
        inputProps={{ tabIndex, 'aria-label': `Note for ${row['borrower']}` }}
      />
      <Button
        tabIndex={tabIndex}
        onKeyDown={leaveUpAndDown}
        onClick={() => setSaved(note)}
        aria-label={`Save the note for ${row['borrower']}`}
      >
        {saved && saved === note ? 'Saved' : 'Save'}
      </Button>
    </React.Fragment>
  );
}

const columns: GridColDef[] = [
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
