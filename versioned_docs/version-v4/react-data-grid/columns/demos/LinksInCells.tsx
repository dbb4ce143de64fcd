import type * as React from 'react';
import Link from '@material-ui/core/Link';
import { DataGrid, GridEvents, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { loans } from './loans';

function PhoneCell({ id, field, value, row, hasFocus, api }: GridRenderCellParams) {
  const leaveWithArrows = (event: React.KeyboardEvent) => {
    if (event.key.startsWith('Arrow')) {
      api.publishEvent(GridEvents.cellNavigationKeyDown, api.getCellParams(id, field), event);
    }
  };

  return (
    <Link
      href={`tel:${value}`}
      color="inherit"
      underline="always"
      aria-label={`Call ${row['borrower']}, ${value}`}
      tabIndex={hasFocus ? 0 : -1}
      onKeyDown={leaveWithArrows}
    >
      {String(value)}
    </Link>
  );
}

const columns: GridColDef[] = [
  { field: 'instrument', headerName: 'Instrument', flex: 1, minWidth: 130 },
  {
    field: 'phone',
    headerName: 'Phone',
    width: 120,
    renderCell: (params) => <PhoneCell {...params} />,
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
