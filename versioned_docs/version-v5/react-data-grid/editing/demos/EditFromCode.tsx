import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { dishColumns } from './dishColumns';
import { dishes } from './dishes';

const experimentalFeatures = { newEditingApi: true };

export default function EditFromCode() {
  const apiRef = useGridApiRef();

  const nextUnserved = () => {
    const dish = dishes.find(({ since }) => since === null);
    if (dish && apiRef.current.getCellMode(dish.id, 'since') === 'view') {
      apiRef.current.startCellEditMode({ id: dish.id, field: 'since' });
    }
  };
  const raisePrice = () => {
    const { id, price } = apiRef.current.getSortedRows()[0];
    apiRef.current.updateRows([{ id, price: price + 1 }]);
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={nextUnserved}>Enter the missing date</Button>
      <Button onClick={raisePrice}>One euro more for the first</Button>
      <div style={{ height: 222 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={dishes}
          columns={dishColumns}
          experimentalFeatures={experimentalFeatures}
          density="compact"
          hideFooter
          aria-label="Menu, edited from code"
        />
      </div>
    </div>
  );
}
