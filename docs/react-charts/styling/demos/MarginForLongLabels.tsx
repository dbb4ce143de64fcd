import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const plants = ['Water lily', 'Prickly pear', 'Bird of paradise', 'Dragon tree'];

export default function MarginForLongLabels() {
  const [room, setRoom] = React.useState(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={room} onChange={(_, on) => setRoom(on)} />}
        label="margin.left = 120"
      />
      <BarChart
        title="Plants in the greenhouse"
        layout="horizontal"
        height={240}
        margin={{ top: 10, bottom: 30, right: 20, left: room ? 120 : 50 }}
        yAxis={[{ scaleType: 'band', data: plants }]}
        series={[{ data: [34, 58, 12, 21] }]}
      />
    </Stack>
  );
}
