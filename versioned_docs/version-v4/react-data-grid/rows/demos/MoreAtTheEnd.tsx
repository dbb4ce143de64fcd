import * as React from 'react';
import LinearProgress from '@material-ui/core/LinearProgress';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { makeTaxi, taxiColumns } from './taxis';
import { fetchTaxis, taxiCount } from './taxiServer';

// Sorting and filtering would only see the rows that have been loaded.
const columns = taxiColumns.map((column): GridColDef => ({
  ...column,
  sortable: false,
  filterable: false,
}));
const components = { LoadingOverlay: () => <LinearProgress aria-label="Loading taxis" /> };
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
        columns={columns}
        loading={loading}
        onRowsScrollEnd={loadMore}
        scrollEndThreshold={120}
        components={components}
        density="compact"
        aria-label="Taxis, loaded at the end of the list"
      />
    </div>
  );
}
