import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const plants = ['Water lily', 'Prickly pear', 'Bird of paradise', 'Dragon tree'];

export default function AxisWidthForLabels() {
  const [room, setRoom] = React.useState(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={room} onChange={(_, on) => setRoom(on)} />}
        label="width: 110"
      />
      <BarChart
        title="Plants in the greenhouse"
        layout="horizontal"
        height={240}
        yAxis={[{ scaleType: 'band', data: plants, width: room ? 110 : undefined }]}
        series={[{ data: [34, 58, 12, 21] }]}
      />
    </Stack>
  );
}
