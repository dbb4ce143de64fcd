import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import * as React from 'react';
import { DataGrid, GridActionsCellItem, type GridColumns } from '@mui/x-data-grid';
import { shipments, type Shipment } from './shipments';

const features = { newEditingApi: true };

// The declaration asks for attributes that newer versions of @types/react do not have.
const Action: React.ElementType = GridActionsCellItem;

export default function EveryColumnType() {
  const [rows, setRows] = React.useState(shipments);
  const columns = React.useMemo<GridColumns<Shipment>>(
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
      {
        field: 'actions',
        headerName: 'actions',
        type: 'actions',
        getActions: ({ id, row }) => [
          <Action
            key="delete"
            icon={<DeleteOutlined />}
            label={`Delete ${row.ship}`}
            onClick={() => setRows((all) => all.filter((other) => other.id !== id))}
          />,
        ],
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
        experimentalFeatures={features}
        hideFooter
        aria-label="Shipments, one column for each type"
      />
    </div>
  );
}
