import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const plants = ['Water lily', 'Prickly pear', 'Bird of paradise', 'Dragon tree'];

export default function MarginForLongLabels() {
  const [room, setRoom] = React.useState(true);

  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Plants in the greenhouse</figcaption>
      <FormControlLabel
        control={<Switch checked={room} onChange={(_, on) => setRoom(on)} />}
        label="margin.left = 120"
      />
      <BarChart
        layout="horizontal"
        height={240}
        margin={{ top: 10, bottom: 30, right: 20, left: room ? 120 : 50 }}
        yAxis={[{ scaleType: 'band', data: plants }]}
        series={[{ data: [34, 58, 12, 21] }]}
      />
    </figure>
  );
}
