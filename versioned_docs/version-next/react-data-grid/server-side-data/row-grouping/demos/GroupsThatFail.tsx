import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { rideColumns } from './rideColumns';
import { fetchRides, rideGroups } from './rideServer';

// Groups that stay open would keep the rows of the old grouping.
const startAgain: DataGridPremiumProps['onRowGroupingModelChange'] = (_, { api }) => {
  api?.setRows([]);
};

export default function GroupsThatFail() {
  const [server, setServer] = React.useState({ delay: 1200, failing: true });
  const [message, setMessage] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({ ...rideGroups, getRows: (params) => fetchRides(params, server) }),
    [server],
  );

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
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
          label="Groups cannot be opened"
        />
      </Stack>
      <div role="status">{message}</div>
      <div style={{ height: 258 }}>
        <DataGridPremium
          dataSource={dataSource}
          onDataSourceError={({ message, params }) => {
            const keys = 'groupKeys' in params ? params.groupKeys : [];
            setMessage(`${keys?.join(' / ')}: ${message}`);
          }}
          onRowGroupingModelChange={startAgain}
          columns={rideColumns}
          initialState={{ rowGrouping: { model: ['depot'] } }}
          disableColumnFilter
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Bus rides, in groups that may fail' } }}
        />
      </div>
    </div>
  );
}
