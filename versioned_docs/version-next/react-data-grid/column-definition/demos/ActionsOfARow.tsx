import EventRepeat from '@mui/icons-material/EventRepeat';
import * as React from 'react';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { loans, type Loan } from './loans';

export default function ActionsOfARow() {
  const [done, setDone] = React.useState('');
  const columns = React.useMemo<GridColDef<Loan>[]>(
    () => [
      { field: 'instrument', headerName: 'Instrument', flex: 1, minWidth: 120 },
      { field: 'borrower', headerName: 'Borrower', width: 140 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<EventRepeat />}
              label={`Extend the loan of ${params.row.borrower}`}
              disabled={params.row.id === 'OBO-01'}
              onClick={() => setDone(`Extended: ${params.row.instrument}`)}
            />
            <GridActionsCellItem
              showInMenu
              label="Take back"
              onClick={() => setDone(`Taken back: ${params.row.instrument}`)}
            />
          </GridActionsCell>
        ),
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
          label="Loans with actions"
        />
      </div>
      <output style={{ display: 'block', minHeight: 24, marginTop: 8 }}>{done}</output>
    </div>
  );
}
