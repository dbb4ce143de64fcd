import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    onAnnounce?: () => void;
  }
}

function NoShips({ onAnnounce }: { onAnnounce?: () => void }) {
  return (
    <GridOverlay sx={{ flexDirection: 'column', gap: 1 }}>
      No ship is announced for today.
      <Button variant="contained" onClick={onAnnounce}>
        Announce a ship
      </Button>
    </GridOverlay>
  );
}

const slots = { noRowsOverlay: NoShips };

export default function NoShipsYet() {
  const [count, setCount] = React.useState(0);
  const rows = React.useMemo(() => berths.slice(0, count), [count]);
  const slotProps = React.useMemo(() => ({ noRowsOverlay: { onAnnounce: () => setCount(1) } }), []);

  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={berthColumns}
        slots={slots}
        slotProps={slotProps}
        density="compact"
        hideFooter
        aria-label="Berths, empty at first"
      />
    </div>
  );
}
