import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridScrollParams } from '@mui/x-data-grid';
import { seatColumns, seatRows } from './seats';

export default function RememberTheScroll() {
  const apiRef = useGridApiRef();
  const [shown, setShown] = React.useState(true);
  const [position, setPosition] = React.useState<GridScrollParams>({ top: 400, left: 120 });

  const toggle = () => {
    if (shown && apiRef.current) {
      setPosition(apiRef.current.getScrollPosition());
    }
    setShown(!shown);
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={toggle} sx={{ mb: 1 }}>
        {shown ? 'Remove the grid' : 'Bring it back'}
      </Button>
      <div style={{ height: 260 }}>
        {shown && (
          <DataGrid
            apiRef={apiRef}
            rows={seatRows}
            columns={seatColumns}
            initialState={{ scroll: position }}
            density="compact"
            hideFooter
            slotProps={{ main: { 'aria-label': 'Prices of seats, at their old place' } }}
          />
        )}
      </div>
    </div>
  );
}
