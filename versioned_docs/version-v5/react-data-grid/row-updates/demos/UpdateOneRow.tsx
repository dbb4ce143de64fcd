import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { makeTaxi, taxiColumns, taxis } from './taxis';

export default function UpdateOneRow() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button onClick={() => apiRef.current.updateRows([{ id: 2, zone: 'Depot', charge: 100 }])}>
          Send 2 to the depot
        </Button>
        <Button onClick={() => apiRef.current.updateRows([makeTaxi(6)])}>Add 6</Button>
        <Button onClick={() => apiRef.current.updateRows([{ id: 1, _action: 'delete' }])}>
          Delete 1
        </Button>
      </Stack>
      <div style={{ height: 258 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={taxis}
          columns={taxiColumns}
          density="compact"
          hideFooter
          aria-label="Taxis, updated one by one"
        />
      </div>
    </div>
  );
}
