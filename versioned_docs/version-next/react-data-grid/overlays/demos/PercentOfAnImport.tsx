import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import { firings, firingColumns } from './firings';

declare module '@mui/x-data-grid' {
  interface LoadingOverlayPropsOverrides {
    percent?: number;
  }
}

function PercentOverlay({ percent = 0 }: { percent?: number }) {
  return (
    <GridOverlay>
      <CircularProgress variant="determinate" value={percent} aria-label="Import" />
      {`${percent} %`}
    </GridOverlay>
  );
}

export default function PercentOfAnImport() {
  const [percent, setPercent] = React.useState(40);

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setPercent((percent + 20) % 120)} sx={{ mb: 1 }}>
        Next part
      </Button>
      <div style={{ height: 222 }}>
        <DataGrid
          rows={firings}
          columns={firingColumns}
          loading={percent < 100}
          slots={{ loadingOverlay: PercentOverlay }}
          slotProps={{
            main: { 'aria-label': 'Firings that are being imported', 'aria-busy': percent < 100 },
            loadingOverlay: { percent },
          }}
          density="compact"
          hideFooter
        />
      </div>
    </div>
  );
}
