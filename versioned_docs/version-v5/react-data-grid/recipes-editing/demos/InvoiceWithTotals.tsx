import * as React from 'react';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { DataGrid, GridActionsCellItem, type GridColumns } from '@mui/x-data-grid';

interface Line {
  id: number;
  text: string;
  quantity: number;
  price: number;
}

const euros = (amount: number) => `€ ${amount.toFixed(2)}`;

// The declaration asks for attributes that newer versions of @types/react do not have.
const Action: React.ElementType = GridActionsCellItem;

const experimentalFeatures = { newEditingApi: true };

export default function InvoiceWithTotals() {
  const [lines, setLines] = React.useState(firstLines);
  const net = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const tax = net * 0.2;

  const store = (changed: Line) => {
    // A cell that people have emptied holds no number: count it as 0.
    const line = { ...changed, quantity: Number(changed.quantity), price: Number(changed.price) };
    setLines((current) => current.map((other) => (other.id === line.id ? line : other)));
    return line;
  };
  const add = () => {
    const id = Math.max(0, ...lines.map((line) => line.id)) + 1;
    setLines([...lines, { id, text: 'New line', quantity: 1, price: 0 }]);
  };

  const columns = React.useMemo<GridColumns<Line>>(
    () => [
      { field: 'text', headerName: 'Text', editable: true, flex: 1, minWidth: 140 },
      { field: 'quantity', headerName: 'Quantity', type: 'number', editable: true, width: 100 },
      {
        field: 'price',
        headerName: 'Price',
        type: 'number',
        editable: true,
        width: 110,
        valueFormatter: ({ value }) => euros(value),
      },
      {
        field: 'amount',
        headerName: 'Amount',
        type: 'number',
        width: 120,
        valueGetter: ({ row: { quantity, price } }) => quantity * price,
        valueFormatter: ({ value }) => euros(value),
      },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 60,
        getActions: ({ id }) => [
          <Action
            key="delete"
            icon={<DeleteOutlined />}
            label="Delete"
            onClick={() => setLines((current) => current.filter((line) => line.id !== id))}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 222 }}>
        <DataGrid
          rows={lines}
          columns={columns}
          experimentalFeatures={experimentalFeatures}
          processRowUpdate={store}
          density="compact"
          hideFooter
          aria-label="Lines of an invoice"
        />
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <Button onClick={add}>Add a line</Button>
        <output style={{ padding: 8 }}>
          Net {euros(net)} + tax {euros(tax)} = <strong>{euros(net + tax)}</strong>
        </output>
      </div>
    </div>
  );
}

const firstLines: Line[] = [
  { id: 1, text: 'Site survey', quantity: 1, price: 240 },
  { id: 2, text: 'Solar panel 430 W', quantity: 14, price: 118.5 },
  { id: 3, text: 'Inverter', quantity: 1, price: 1290 },
];
