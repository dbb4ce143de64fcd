import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  type GridColDef,
  type GridFetchRowsParams,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { starColumns } from './starColumns';
import { fetchStars, type Star, STAR_COUNT } from './starServer';

const columns = starColumns.map((column): GridColDef<Star> => ({ ...column, sortable: false }));
const noRows: Star[] = [];
const experimentalFeatures = { lazyLoading: true };

export default function StarsThatFail() {
  const apiRef = useGridApiRef();
  const [failing, setFailing] = React.useState(false);
  const [failed, setFailed] = React.useState<GridFetchRowsParams[]>([]);

  const fillIn = async (range: GridFetchRowsParams) => {
    try {
      const { firstRowToRender, lastRowToRender, sortModel } = range;
      const stars = await fetchStars(firstRowToRender, lastRowToRender, sortModel, failing);
      // People may have left the page meanwhile.
      const isMounted = Boolean(apiRef.current);
      if (isMounted) {
        apiRef.current.unstable_replaceRows(firstRowToRender, stars);
        // People may have come back to a range that failed before.
        setFailed((ranges) =>
          ranges.filter(
            (old) =>
              old.firstRowToRender < firstRowToRender || old.lastRowToRender > lastRowToRender,
          ),
        );
      }
    } catch {
      setFailed((ranges) => [...ranges, range]);
    }
  };

  const retry = () => {
    setFailed([]);
    failed.forEach(fillIn);
  };

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={failing} onChange={(_, on) => setFailing(on)} />}
        label="The server fails"
      />
      {failed.length > 0 && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={retry}>
              Load again
            </Button>
          }
        >
          Some stars could not be loaded.
        </Alert>
      )}
      <div style={{ height: 330 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={noRows}
          rowCount={STAR_COUNT}
          columns={columns}
          experimentalFeatures={experimentalFeatures}
          rowsLoadingMode="server"
          onFetchRows={fillIn}
          disableColumnFilter
          density="compact"
          hideFooter
          aria-label="Stars from a server that may fail"
        />
      </div>
    </div>
  );
}
