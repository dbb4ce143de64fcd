import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridSortModel } from '@mui/x-data-grid-pro';
import { logColumns } from './logColumns';
import { fetchLines, LINE_COUNT, type LogLine } from './logServer';

export default function SortedLogThatFails() {
  const [lines, setLines] = React.useState<LogLine[]>([]);
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [failing, setFailing] = React.useState(false);
  const [error, setError] = React.useState('');
  const [loading, setLoading] = React.useState(false);
  // A new order makes the requests of the old one outdated.
  const newest = React.useRef(0);

  const load = async (count: number, model: GridSortModel) => {
    newest.current += 1;
    const request = newest.current;
    setLoading(true);
    setError('');
    const settle = (update: () => void) => {
      if (request === newest.current) {
        update();
        setLoading(false);
      }
    };
    await fetchLines(count, model, failing).then(
      (more) => settle(() => setLines((current) => [...current.slice(0, count), ...more])),
      ({ message }: Error) => settle(() => setError(message)),
    );
  };
  const loadMore = () => {
    if (!loading && lines.length < LINE_COUNT) {
      load(lines.length, sortModel);
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={failing} onChange={(_, on) => setFailing(on)} />}
        label="The server fails"
      />
      <div style={{ height: 330 }}>
        <DataGridPro
          rows={lines}
          columns={logColumns}
          loading={loading}
          onRowsScrollEnd={loadMore}
          scrollEndThreshold={120}
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={(model) => {
            setSortModel(model);
            setLines([]);
            load(0, model);
          }}
          disableMultipleColumnsSorting
          disableColumnFilter
          density="compact"
          hideFooter
          aria-label="Door log, sorted by the server"
        />
      </div>
      <div role="status">
        {error || `${lines.length} of ${LINE_COUNT} lines are loaded.`}
        <Button disabled={loading || lines.length === LINE_COUNT} onClick={loadMore}>
          Load more
        </Button>
      </div>
    </div>
  );
}
