import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef, type GridScrollParams } from '@mui/x-data-grid-pro';
import { seatColumns, seatRows } from './seats';

function SeatGrid({ position }: { position: React.MutableRefObject<GridScrollParams> }) {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    let restored = false;
    return apiRef.current.subscribeEvent('rowsScroll', ({ top, left }) => {
      if (restored) {
        position.current = { top, left };
      } else {
        // The first of these events says that the grid has measured its size.
        restored = true;
        apiRef.current.scroll(position.current);
      }
    });
  }, [apiRef, position]);

  return (
    <DataGridPro
      apiRef={apiRef}
      rows={seatRows}
      columns={seatColumns}
      density="compact"
      hideFooter
      aria-label="Prices of seats, at their old place"
    />
  );
}

export default function RememberTheScroll() {
  const [shown, setShown] = React.useState(true);
  const position = React.useRef<GridScrollParams>({ top: 400, left: 120 });

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setShown(!shown)} sx={{ mb: 1 }}>
        {shown ? 'Remove the grid' : 'Bring it back'}
      </Button>
      <div style={{ height: 260 }}>{shown && <SeatGrid position={position} />}</div>
    </div>
  );
}
