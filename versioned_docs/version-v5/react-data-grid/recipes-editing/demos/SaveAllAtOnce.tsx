import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Product {
  id: number;
  name: string;
  price: number;
  stock: number;
}

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', editable: true, flex: 1, minWidth: 130 },
  { field: 'price', headerName: 'Euros', type: 'number', editable: true, width: 100 },
  { field: 'stock', headerName: 'Stock', type: 'number', editable: true, width: 100 },
];

const experimentalFeatures = { newEditingApi: true };

export default function SaveAllAtOnce() {
  const [saved, setSaved] = React.useState(products);
  const [changes, setChanges] = React.useState<Record<number, Product>>({});
  const rows = React.useMemo(() => saved.map((row) => changes[row.id] ?? row), [saved, changes]);
  const count = Object.keys(changes).length;

  const remember = (changed: Product) => {
    setChanges((current) => ({ ...current, [changed.id]: changed }));
    return changed;
  };
  const save = () => {
    setSaved(rows);
    setChanges({});
  };

  return (
    <div style={{ width: '100%' }}>
      <Button disabled={count === 0} onClick={save}>
        Save changed rows ({count})
      </Button>
      <Button disabled={count === 0} onClick={() => setChanges({})}>
        Discard
      </Button>
      <div style={{ height: 186 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          experimentalFeatures={experimentalFeatures}
          processRowUpdate={remember}
          getRowClassName={({ id }) => (changes[Number(id)] ? 'changed' : '')}
          sx={{ '& .changed': { bgcolor: 'action.selected', fontWeight: 'bold' } }}
          density="compact"
          hideFooter
          aria-label="Products that are saved together"
        />
      </div>
    </div>
  );
}

const products: Product[] = [
  { id: 1, name: 'Enamel mug', price: 12, stock: 140 },
  { id: 2, name: 'Wool blanket', price: 79, stock: 22 },
  { id: 3, name: 'Camp stove', price: 54, stock: 9 },
  { id: 4, name: 'Head torch', price: 31, stock: 65 },
];
