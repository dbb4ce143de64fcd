import * as React from 'react';
import Button from '@material-ui/core/Button';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

interface NoShipsProps {
  onAnnounce: () => void;
}

function NoShips({ onAnnounce }: NoShipsProps) {
  return (
    <GridOverlay style={{ flexDirection: 'column', gap: 8 }}>
      No ship is announced for today.
      <Button variant="contained" onClick={onAnnounce}>
        Announce a ship
      </Button>
    </GridOverlay>
  );
}

const components = { NoRowsOverlay: NoShips };

export default function NoShipsYet() {
  const [count, setCount] = React.useState(0);
  const rows = React.useMemo(() => berths.slice(0, count), [count]);
  const componentsProps = React.useMemo(() => {
    const noRowsOverlay: NoShipsProps = { onAnnounce: () => setCount(1) };
    return { noRowsOverlay };
  }, []);

  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={berthColumns}
        components={components}
        componentsProps={componentsProps}
        density="compact"
        hideFooter
        aria-label="Berths, empty at first"
      />
    </div>
  );
}
