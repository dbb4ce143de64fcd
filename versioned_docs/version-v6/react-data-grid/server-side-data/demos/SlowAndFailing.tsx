import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridDataSource, useGridApiRef } from '@mui/x-data-grid-pro';
import { isStillShown, settleWhile } from './newestAnswer';
import { parcelColumns } from './parcelColumns';
import { fetchParcels } from './parcelServer';

export default function SlowAndFailing() {
  const apiRef = useGridApiRef();
  const [server, setServer] = React.useState({ delay: 800, failing: false });
  const [error, setError] = React.useState<string>();

  // Settings and the button send requests again for the same page, so the requests are counted, too.
  const newest = React.useRef(0);
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        newest.current += 1;
        const number = newest.current;
        const answer = await settleWhile(
          () => number === newest.current && isStillShown(apiRef, params),
          fetchParcels(params, server),
        );
        setError(undefined);
        return answer;
      },
    }),
    [apiRef, server],
  );

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Slider
          defaultValue={server.delay}
          min={0}
          max={4000}
          step={400}
          valueLabelDisplay="auto"
          onChangeCommitted={(_, delay) => setServer({ ...server, delay: delay as number })}
          aria-label="Milliseconds until an answer"
          sx={{ width: 160, ml: 1 }}
        />
        <FormControlLabel
          control={
            <Switch
              checked={server.failing}
              onChange={(_, failing) => setServer({ ...server, failing })}
            />
          }
          label="The server fails"
        />
        <Button onClick={() => apiRef.current.unstable_dataSource.fetchRows()}>Fetch again</Button>
      </Stack>
      {error && <Alert severity="error">{error}</Alert>}
      <div style={{ height: 278 }}>
        <DataGridPro
          apiRef={apiRef}
          unstable_dataSource={dataSource}
          unstable_dataSourceCache={null}
          unstable_onDataSourceError={({ message }) => setError(message)}
          columns={parcelColumns}
          pagination
          initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
          pageSizeOptions={[5, 10]}
          density="compact"
          aria-label="Parcels from a server that may fail"
        />
      </div>
    </div>
  );
}
