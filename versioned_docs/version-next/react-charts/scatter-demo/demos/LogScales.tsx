import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Weight in kilograms and heart beats per minute. */
const animals = [
  { id: 'Shrew', x: 0.01, y: 800 },
  { id: 'Mouse', x: 0.03, y: 580 },
  { id: 'Squirrel', x: 0.5, y: 280 },
  { id: 'Cat', x: 4, y: 150 },
  { id: 'Dog', x: 20, y: 90 },
  { id: 'Human', x: 70, y: 70 },
  { id: 'Horse', x: 500, y: 38 },
  { id: 'Elephant', x: 5000, y: 30 },
];

export default function LogScales() {
  const [log, setLog] = React.useState(true);
  const scaleType = log ? 'log' : 'linear';

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={log} onChange={(_, on) => setLog(on)} />}
        label="Logarithmic scales"
      />
      <ScatterChart
        title="Heart rate of animals by weight"
        height={320}
        grid={{ vertical: true, horizontal: true }}
        xAxis={[
          {
            label: 'Weight (kg)',
            scaleType,
            min: log ? 0.01 : 0,
            max: 10_000,
            tickInterval: log ? [0.01, 0.1, 1, 10, 100, 1000, 10_000] : [0, 5000, 10_000],
            valueFormatter: (weight: number) => `${weight >= 1000 ? `${weight / 1000}k` : weight}`,
          },
        ]}
        yAxis={[
          {
            scaleType,
            width: 70,
            min: log ? 10 : 0,
            max: 1000,
            tickInterval: log ? [10, 100, 1000] : [0, 500, 1000],
            valueFormatter: (beats: number) => `${beats}/min`,
          },
        ]}
        series={[
          {
            data: animals,
            markerSize: 6,
            valueFormatter: (animal) => animal && `${animal.id}: ${animal.x} kg, ${animal.y} beats`,
          },
        ]}
      />
    </div>
  );
}
