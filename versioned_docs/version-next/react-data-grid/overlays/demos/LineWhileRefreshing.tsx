import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import { firings, firingColumns } from './firings';
import { fetchFirings } from './kilnServer';

export default function LineWhileRefreshing() {
  const [rows, setRows] = React.useState(firings);
  const [loading, setLoading] = React.useState(false);

  const refresh = async () => {
    setLoading(true);
    setRows(await fetchFirings());
    setLoading(false);
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => void refresh()} disabled={loading} sx={{ mb: 1 }}>
        Refresh
      </Button>
      <div style={{ height: 222 }}>
        <DataGrid
          rows={rows}
          columns={firingColumns}
          loading={loading}
          slotProps={{
            main: { 'aria-label': 'Firings that can be refreshed', 'aria-busy': loading },
          }}
          density="compact"
          hideFooter
        />
      </div>
    </div>
  );
}
