import * as React from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { makeTaxi, taxiColumns } from './taxis';
import { fetchTaxis, taxiCount } from './taxiServer';

const firstRows = Array.from({ length: 20 }, (_, i) => makeTaxi(i + 1));

export default function MoreAtTheEnd() {
  const [rows, setRows] = React.useState(firstRows);
  const [loading, setLoading] = React.useState(false);

  const loadMore = async () => {
    if (loading || rows.length === taxiCount) {
      return;
    }
    setLoading(true);
    const more = await fetchTaxis(rows.length, 20);
    setRows((all) => [...all, ...more]);
    setLoading(false);
  };

  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={taxiColumns}
        loading={loading}
        onRowsScrollEnd={loadMore}
        scrollEndThreshold={120}
        disableColumnSorting
        disableColumnFilter
        density="compact"
        slotProps={{
          main: { 'aria-label': 'Taxis, loaded at the end of the list' },
          loadingOverlay: { variant: 'linear-progress' },
        }}
      />
    </div>
  );
}
