import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { taxiColumns, taxis } from './taxis';

export default function ManyUpdatesASecond() {
  const apiRef = useGridApiRef();
  const [running, setRunning] = React.useState(false);

  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    let tick = 0;
    const timer = setInterval(() => {
      tick += 1;
      const id = 1 + (tick % 5);
      apiRef.current.updateRows([{ id, charge: 20 + ((tick * 13 + id * 37) % 80) }]);
    }, 20);
    return () => clearInterval(timer);
  }, [apiRef, running]);

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setRunning(!running)} sx={{ mb: 1 }}>
        {running ? 'Stop' : 'Start'}
      </Button>
      <div style={{ height: 222 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={taxis}
          columns={taxiColumns}
          throttleRowsMs={1000}
          density="compact"
          hideFooter
          aria-label="Taxis, updated fifty times a second"
        />
      </div>
    </div>
  );
}
