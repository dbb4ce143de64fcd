import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = Array.from({ length: 10 }, (_, index) => `W${index + 1}`);

export default function ConnectMissingPoints() {
  const [connectNulls, setConnectNulls] = React.useState(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={connectNulls} onChange={(_, on) => setConnectNulls(on)} />}
        label="connectNulls"
      />
      <LineChart
        title="Body weight of a puppy, not weighed every week, in kilograms"
        height={260}
        xAxis={[{ scaleType: 'point', data: weeks }]}
        series={[
          {
            data: [2.1, null, 3.4, 4.2, null, null, 6.9, 7.5, null, 9.2],
            connectNulls,
            area: true,
          },
        ]}
      />
    </Stack>
  );
}
