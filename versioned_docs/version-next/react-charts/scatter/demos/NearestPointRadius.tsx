import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const modes = {
  'Nearest point': {},
  'Nearest within 30 px': { voronoiMaxRadius: 30 },
  'Point under the pointer': { disableVoronoi: true },
};

const calls = [
  { id: 1, x: 2, y: 8 },
  { id: 2, x: 5, y: 19 },
  { id: 3, x: 7, y: 11 },
  { id: 4, x: 11, y: 26 },
  { id: 5, x: 14, y: 17 },
  { id: 6, x: 18, y: 34 },
];

export default function NearestPointRadius() {
  const [mode, setMode] = React.useState<keyof typeof modes>('Nearest point');

  return (
    <div style={{ width: '100%' }}>
      <RadioGroup
        row
        aria-label="What the pointer finds"
        value={mode}
        onChange={(event) => setMode(event.target.value as keyof typeof modes)}
      >
        {Object.keys(modes).map((label) => (
          <FormControlLabel key={label} value={label} label={label} control={<Radio />} />
        ))}
      </RadioGroup>
      <ScatterChart
        title="Waiting time and length of support calls"
        height={260}
        xAxis={[{ label: 'Wait (min)', min: 0, max: 20 }]}
        yAxis={[{ label: 'Call (min)', min: 0, max: 40 }]}
        series={[{ data: calls, highlightScope: { highlight: 'item' } }]}
        {...modes[mode]}
      />
    </div>
  );
}
