import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid-pro';
import { loadAll, loadPage, type StoredReading } from './readingsServer';

/** A grid outside of the window that has all rows for a moment, and writes the file. */
function FileOfAllRows({ rows, onDone }: { rows: StoredReading[]; onDone: () => void }) {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    apiRef.current.exportDataAsCsv({ fileName: 'all-readings' });
    onDone();
  }, [apiRef, onDone]);

  return (
    <div style={{ position: 'fixed', visibility: 'hidden', width: 300, height: 300 }}>
      <DataGridPro apiRef={apiRef} rows={rows} columns={columns} />
    </div>
  );
}

export default function ExportAllFromServer() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 25 });
  const [order, setOrder] = React.useState<GridSortModel>([]);
  const [answer, setAnswer] = React.useState<{ rows: StoredReading[]; total: number }>();
  const [loading, setLoading] = React.useState(true);
  const [all, setAll] = React.useState<StoredReading[]>();
  const [message, setMessage] = React.useState('');
  const [fail, setFail] = React.useState(false);

  React.useEffect(() => {
    let isCurrent = true;
    setLoading(true);
    loadPage(model.page, model.pageSize, order).then((next) => {
      // The answer to an earlier page or order is dropped.
      if (isCurrent) {
        setAnswer(next);
        setLoading(false);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [model, order]);

  const exportAll = async () => {
    setMessage('Loading all rows…');
    try {
      setAll(await loadAll(order, fail));
    } catch (error) {
      setMessage(`Nothing was exported: ${(error as Error).message}`);
    }
  };

  const finish = React.useCallback(() => {
    setAll(undefined);
    setMessage('All rows were exported.');
  }, []);

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={exportAll} disabled={message.endsWith('…')}>
        Export all rows
      </Button>
      <FormControlLabel
        label="Let the request fail"
        control={<Checkbox checked={fail} onChange={(event) => setFail(event.target.checked)} />}
      />
      <output style={{ display: 'block', minHeight: 24 }}>{message}</output>
      <div style={{ height: 300 }}>
        <DataGridPro
          rows={answer?.rows ?? noRows}
          rowCount={answer?.total ?? 0}
          columns={columns}
          loading={loading}
          paginationMode="server"
          pagination
          page={model.page}
          onPageChange={(page) => setModel({ ...model, page })}
          pageSize={model.pageSize}
          rowsPerPageOptions={pageSizes}
          sortingMode="server"
          sortModel={order}
          onSortModelChange={setOrder}
          disableColumnFilter
          density="compact"
          aria-label="Readings, page by page from a server"
        />
      </div>
      {all && <FileOfAllRows rows={all} onDone={finish} />}
    </div>
  );
}

const noRows: StoredReading[] = [];
const pageSizes = [25];

const columns: GridColDef<StoredReading>[] = [
  { field: 'meter', headerName: 'Meter', flex: 1, minWidth: 100 },
  { field: 'week', headerName: 'Week', type: 'number', width: 80 },
  { field: 'kwh', headerName: 'kWh', type: 'number', width: 90 },
];
