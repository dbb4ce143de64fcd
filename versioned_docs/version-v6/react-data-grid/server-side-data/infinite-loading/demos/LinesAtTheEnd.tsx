import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { logColumns } from './logColumns';
import { fetchLines, LINE_COUNT, type LogLine } from './logServer';

// The grid would sort the lines that are loaded.
const columns = logColumns.map((column): GridColDef<LogLine> => ({ ...column, sortable: false }));

export default function LinesAtTheEnd() {
  const [lines, setLines] = React.useState<LogLine[]>([]);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    fetchLines(0).then((first) => {
      setLines(first);
      setLoading(false);
    });
  }, []);

  const loadMore = async () => {
    if (loading || lines.length >= LINE_COUNT) {
      return;
    }
    setLoading(true);
    const more = await fetchLines(lines.length);
    setLines((current) => [...current, ...more]);
    setLoading(false);
  };

  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPro
        rows={lines}
        columns={columns}
        loading={loading}
        onRowsScrollEnd={loadMore}
        scrollEndThreshold={120}
        disableColumnFilter
        density="compact"
        hideFooter
        aria-label="Door log, continued at its end"
      />
    </div>
  );
}
