import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import { firings, firingColumns } from './firings';

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    onPlan?: () => void;
  }
}

function NothingPlanned({ onPlan }: { onPlan?: () => void }) {
  return (
    <GridOverlay>
      No firing is planned this week.
      <Button variant="contained" onClick={onPlan}>
        Plan a firing
      </Button>
    </GridOverlay>
  );
}

export default function FirstFiring() {
  const [count, setCount] = React.useState(0);
  const rows = React.useMemo(() => firings.slice(0, count), [count]);

  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={firingColumns}
        slots={{ noRowsOverlay: NothingPlanned }}
        slotProps={{
          main: { 'aria-label': 'Firings of this week' },
          noRowsOverlay: { onPlan: () => setCount(1) },
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
