import EventRepeat from '@mui/icons-material/EventRepeat';
import * as React from 'react';
import { DataGrid, GridActionsCellItem, type GridColumns } from '@mui/x-data-grid';
import { loans, type Loan } from './loans';

// The declaration asks for attributes that newer versions of @types/react do not have.
const Action: React.ElementType = GridActionsCellItem;

export default function ActionsOfARow() {
  const [done, setDone] = React.useState('');
  const columns = React.useMemo<GridColumns<Loan>>(
    () => [
      { field: 'instrument', headerName: 'Instrument', flex: 1, minWidth: 120 },
      { field: 'borrower', headerName: 'Borrower', width: 140 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        getActions: ({ row }) => [
          <Action
            key="extend"
            icon={<EventRepeat />}
            label={`Extend the loan of ${row.borrower}`}
            disabled={row.id === 'OBO-01'}
            onClick={() => setDone(`Extended: ${row.instrument}`)}
          />,
          <Action
            key="return"
            showInMenu
            label="Take back"
            onClick={() => setDone(`Taken back: ${row.instrument}`)}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 260 }}>
        <DataGrid
          rows={loans}
          columns={columns}
          rowHeight={50}
          hideFooter
          aria-label="Loans with actions"
        />
      </div>
      <output style={{ display: 'block', minHeight: 24, marginTop: 8 }}>{done}</output>
    </div>
  );
}
