import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { firings, firingColumns } from './firings';

export default function CircleOverRows() {
  const [loading, setLoading] = React.useState(true);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={loading} onChange={(_, on) => setLoading(on)} />}
        label="loading"
      />
      <div style={{ height: 222 }}>
        <DataGrid
          rows={firings}
          columns={firingColumns}
          loading={loading}
          density="compact"
          hideFooter
          slotProps={{
            main: { 'aria-label': 'Firings under a circle', 'aria-busy': loading },
            loadingOverlay: { variant: 'circular-progress' },
          }}
        />
      </div>
    </div>
  );
}
