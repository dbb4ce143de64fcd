import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import { parcelColumns } from './parcelColumns';
import { fetchParcels } from './parcelServer';
import { type RowsRequest, useServerRows } from './useServerRows';

// With a `rowCount` above 0, a grid without rows says "No results found."
const notLoaded = { noResultsOverlayLabel: 'Not loaded' };

export default function SlowAndFailing() {
  const [server, setServer] = React.useState({ delay: 800, failing: false });
  const getRows = React.useCallback(
    (request: RowsRequest) => fetchParcels(request, server),
    [server],
  );
  const { gridProps, error, reload } = useServerRows(getRows, 5);

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
        <Button onClick={reload}>Fetch again</Button>
      </Stack>
      {error && <Alert severity="error">{error}</Alert>}
      <div style={{ height: 278 }}>
        <DataGrid
          {...gridProps}
          columns={parcelColumns}
          localeText={error ? notLoaded : undefined}
          pageSizeOptions={[5, 10]}
          density="compact"
          aria-label="Parcels from a server that may fail"
        />
      </div>
    </div>
  );
}
