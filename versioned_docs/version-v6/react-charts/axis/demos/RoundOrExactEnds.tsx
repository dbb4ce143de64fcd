import * as React from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const minutes = [7, 19, 33, 48, 61, 82];
const volts = [11.87, 12.08, 12.21, 12.35, 12.44, 12.63];

const endsOf = (values: number[], room = 0) => {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return { min: min - room * (max - min), max: max + room * (max - min) };
};
const ends = {
  'Round: no min and max': { x: {}, y: {} },
  'Exact: first and last value': { x: endsOf(minutes), y: endsOf(volts) },
  'A quarter of room in y': { x: endsOf(minutes), y: endsOf(volts, 0.25) },
};

export default function RoundOrExactEnds() {
  const [name, setName] = React.useState<keyof typeof ends>('Exact: first and last value');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <label>
        Ends of the axes
        <NativeSelect
          fullWidth
          value={name}
          onChange={(event) => setName(event.target.value as typeof name)}
        >
          {Object.keys(ends).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </NativeSelect>
      </label>
      <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
        <figcaption>Voltage of a battery while it charges</figcaption>
        <LineChart
          height={280}
          margin={{ top: 20, left: 70 }}
          xAxis={[{ data: minutes, label: 'Minutes', ...ends[name].x }]}
          yAxis={[{ valueFormatter: (value: number) => `${value.toFixed(2)} V`, ...ends[name].y }]}
          series={[{ data: volts }]}
        />
      </figure>
    </Stack>
  );
}
