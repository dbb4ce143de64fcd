import Icon from '@mui/material/Icon';
import * as React from 'react';
import { DataGrid, GridActionsCellItem, type GridColumns } from '@mui/x-data-grid';
import { valves, type Valve } from './valves';

// The declaration asks for attributes that newer versions of @types/react do not have.
const Action: React.ElementType = GridActionsCellItem;

export default function IconsFromTheData() {
  const [sent, setSent] = React.useState('');
  const columns = React.useMemo<GridColumns<Valve>>(
    () => [
      { field: 'bed', headerName: 'Bed', flex: 1, minWidth: 100 },
      { field: 'state', headerName: 'State', width: 100 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 100,
        getActions: ({ row }) =>
          row.actions.map(({ icon, label }) => (
            <Action
              key={icon}
              icon={<Icon>{icon}</Icon>}
              label={`${label}: ${row.bed}`}
              onClick={() => setSent(`${row.id}: ${label}`)}
            />
          )),
      },
    ],
    [],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 260 }}>
        <DataGrid
          rows={valves}
          columns={columns}
          rowHeight={50}
          hideFooter
          aria-label="Valves with the actions they allow"
        />
      </div>
      <output style={{ display: 'block', minHeight: 24, marginTop: 8 }}>{sent}</output>
    </div>
  );
}
