import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { loans, type Loan } from './loans';

function ReminderCell({ row, hasFocus }: GridRenderCellParams<unknown, Loan>) {
  const [sent, setSent] = React.useState(false);

  return (
    <Button
      size="small"
      tabIndex={hasFocus ? 0 : -1}
      aria-label={`${sent ? 'Reminded' : 'Remind'} ${row.borrower}`}
      aria-pressed={sent}
      onClick={() => setSent(!sent)}
      onKeyDown={(event) => {
        // The grid would take the space bar for paging.
        if (event.key === ' ') {
          event.stopPropagation();
        }
      }}
    >
      {sent ? 'Reminded' : 'Remind'}
    </Button>
  );
}

const columns: GridColDef<Loan>[] = [
  { field: 'borrower', headerName: 'Borrower', flex: 1, minWidth: 130 },
  {
    field: 'reminder',
    headerName: 'Reminder',
    width: 130,
    sortable: false,
    filterable: false,
    renderCell: (params) => <ReminderCell {...params} />,
  },
];

export default function RemindersInCells() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={loans}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Loans with reminders"
      />
    </div>
  );
}
