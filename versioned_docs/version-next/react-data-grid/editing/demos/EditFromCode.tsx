import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { dishColumns } from './dishColumns';
import { dishes } from './dishes';

export default function EditFromCode() {
  const apiRef = useGridApiRef();

  const nextUnserved = () => {
    const dish = dishes.find(({ since }) => since === null);
    if (dish && apiRef.current?.getCellMode(dish.id, 'since') === 'view') {
      apiRef.current.startCellEditMode({ id: dish.id, field: 'since' });
    }
  };
  const raisePrice = () => {
    const first = apiRef.current?.getSortedRows()[0];
    if (first) {
      apiRef.current?.updateRows([{ id: first.id, price: first.price + 1 }]);
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={nextUnserved}>Enter the missing date</Button>
      <Button onClick={raisePrice}>One euro more for the first</Button>
      <div style={{ height: 222 }}>
        <DataGrid
          apiRef={apiRef}
          rows={dishes}
          columns={dishColumns}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Menu, edited from code' } }}
        />
      </div>
    </div>
  );
}
