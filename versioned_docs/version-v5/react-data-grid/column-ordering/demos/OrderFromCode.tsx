import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { lotColumns, lots } from './auctions';

export default function OrderFromCode() {
  const apiRef = useGridApiRef();

  const move = (field: string, step: number) => {
    const index = apiRef.current.getColumnIndex(field) + step;
    if (index >= 0 && index < lotColumns.length) {
      apiRef.current.setColumnIndex(field, index);
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button onClick={() => move('bid', -1)}>Bid: earlier</Button>
        <Button onClick={() => move('bid', 1)}>Bid: later</Button>
      </Stack>
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
