import Button from '@material-ui/core/Button';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { lotColumns, lots } from './auctions';

export default function OrderFromCode() {
  const apiRef = useGridApiRef();

  const move = (field: string, step: number) => {
    const index = apiRef.current.getColumnIndex(field, false) + step;
    if (index >= 0 && index < lotColumns.length) {
      apiRef.current.setColumnIndex(field, index);
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 8 }}>
        <Button onClick={() => move('bid', -1)}>Bid: earlier</Button>
        <Button onClick={() => move('bid', 1)}>Bid: later</Button>
      </div>
      <div style={{ height: 150 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={lots}
          columns={lotColumns}
          density="compact"
          hideFooter
          aria-label="Lots, with a column moved by buttons"
        />
      </div>
    </div>
  );
}
