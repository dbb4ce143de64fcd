import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { seatColumns, seatRows } from './seats';

export default function WhereAmI() {
  const apiRef = useGridApiRef();
  const [position, setPosition] = React.useState({ top: 0, left: 0 });

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('rowsScroll', ({ top, left }) =>
        setPosition({ top: Math.round(top), left: Math.round(left) }),
      ),
    [apiRef],
  );

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => apiRef.current.scroll({ top: 0, left: 0 })}>To the start</Button>
      <span>{`${position.top} px down, ${position.left} px across`}</span>
      <div style={{ height: 260, marginTop: 8 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={seatRows}
          columns={seatColumns}
          density="compact"
          hideFooter
          aria-label="Prices of seats, with the position"
        />
      </div>
    </div>
  );
}
