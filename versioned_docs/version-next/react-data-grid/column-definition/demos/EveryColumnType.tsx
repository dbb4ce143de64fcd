import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import * as React from 'react';
import { DataGrid, GridActionsCell, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { shipments, type Shipment } from './shipments';

export default function EveryColumnType() {
  const [rows, setRows] = React.useState(shipments);
  const columns = React.useMemo<GridColDef<Shipment>[]>(
    () => [
      { field: 'ship', headerName: 'string', editable: true, width: 120 },
      { field: 'containers', headerName: 'number', type: 'number', editable: true },
      { field: 'sails', headerName: 'date', type: 'date', editable: true, width: 130 },
      { field: 'checkedIn', headerName: 'dateTime', type: 'dateTime', editable: true, width: 190 },
      { field: 'cooled', headerName: 'boolean', type: 'boolean', editable: true },
      {
        field: 'incoterm',
        headerName: 'singleSelect',
        type: 'singleSelect',
        valueOptions: ['FOB', 'CIF', 'EXW'],
        editable: true,
        width: 130,
      },
      { field: 'note', headerName: 'longText', type: 'longText', editable: true, width: 160 },
      {
        field: 'actions',
        headerName: 'actions',
        type: 'actions',
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<DeleteOutlined />}
              label={`Delete ${params.row.ship}`}
              onClick={() => setRows((all) => all.filter(({ id }) => id !== params.id))}
            />
          </GridActionsCell>
        ),
      },
    ],
    [],
  );

  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        processRowUpdate={(updated) => {
          setRows((all) => all.map((row) => (row.id === updated.id ? updated : row)));
          return updated;
        }}
        hideFooter
        label="Shipments, one column for each type"
      />
    </div>
  );
}
