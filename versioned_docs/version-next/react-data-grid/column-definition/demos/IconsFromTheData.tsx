import Icon from '@mui/material/Icon';
import * as React from 'react';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { valves, type Valve } from './valves';

export default function IconsFromTheData() {
  const [sent, setSent] = React.useState('');
  const columns = React.useMemo<GridColDef<Valve>[]>(
    () => [
      { field: 'bed', headerName: 'Bed', flex: 1, minWidth: 100 },
      { field: 'state', headerName: 'State', width: 100 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 100,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            {params.row.actions.map(({ icon, label }) => (
              <GridActionsCellItem
                key={icon}
                icon={<Icon>{icon}</Icon>}
                label={`${label}: ${params.row.bed}`}
                onClick={() => setSent(`${params.row.id}: ${label}`)}
              />
            ))}
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
          rows={valves}
          columns={columns}
          rowHeight={50}
          hideFooter
          label="Valves with the actions they allow"
        />
      </div>
      <output style={{ display: 'block', minHeight: 24, marginTop: 8 }}>{sent}</output>
    </div>
  );
}
