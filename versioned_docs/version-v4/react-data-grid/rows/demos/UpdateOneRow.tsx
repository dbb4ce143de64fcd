import Button from '@material-ui/core/Button';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { makeTaxi, taxiColumns, taxis } from './taxis';

export default function UpdateOneRow() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 8 }}>
        <Button onClick={() => apiRef.current.updateRows([{ id: 2, zone: 'Depot', charge: 100 }])}>
          Send 2 to the depot
        </Button>
        <Button onClick={() => apiRef.current.updateRows([makeTaxi(6)])}>Add 6</Button>
        <Button onClick={() => apiRef.current.updateRows([{ id: 1, _action: 'delete' }])}>
          Delete 1
        </Button>
      </div>
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
