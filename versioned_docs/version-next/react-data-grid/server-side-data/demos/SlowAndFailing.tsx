import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridDataSource, useGridApiRef } from '@mui/x-data-grid';
import { parcelColumns } from './parcelColumns';
import { fetchParcels } from './parcelServer';

export default function SlowAndFailing() {
  const apiRef = useGridApiRef();
  const [server, setServer] = React.useState({ delay: 800, failing: false });
  const [error, setError] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setError('');
        return fetchParcels(params, server);
      },
    }),
    [server],
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
        <Button onClick={() => apiRef.current?.dataSource.fetchRows()}>Fetch again</Button>
      </Stack>
      {error && <Alert severity="error">{error}</Alert>}
      <div style={{ height: 278 }}>
        <DataGrid
          apiRef={apiRef}
          dataSource={dataSource}
          dataSourceCache={null}
          onDataSourceError={({ message }) => setError(message)}
          columns={parcelColumns}
          initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
          pageSizeOptions={[5, 10]}
          density="compact"
          slotProps={{ main: { 'aria-label': 'Parcels from a server that may fail' } }}
        />
      </div>
    </div>
  );
}
