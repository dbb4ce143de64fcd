import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const calls = [
  { id: 1, x: 2, y: 8 },
  { id: 2, x: 5, y: 19 },
  { id: 3, x: 7, y: 11 },
  { id: 4, x: 11, y: 26 },
  { id: 5, x: 14, y: 17 },
  { id: 6, x: 18, y: 34 },
];

/** The stroke is half outside the circle, and reacts to the pointer although nobody sees it. */
const largeTargets = { '& circle': { stroke: 'transparent', strokeWidth: 30 } };

export default function EnlargeHitArea() {
  const [large, setLarge] = React.useState(true);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={large} onChange={(_, on) => setLarge(on)} />}
        label="15 px around each point"
      />
      <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
        <figcaption>Waiting time and length of calls</figcaption>
        <ScatterChart
          height={260}
          margin={{ top: 20, right: 20 }}
          xAxis={[{ label: 'Wait (min)', min: 0, max: 20 }]}
          yAxis={[{ label: 'Call (min)', min: 0, max: 40 }]}
          series={[{ data: calls }]}
          sx={large ? largeTargets : undefined}
        />
      </figure>
    </div>
  );
}
