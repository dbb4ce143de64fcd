import * as React from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const scaleTypes = ['linear', 'sqrt', 'log'] as const;
const compact = new Intl.NumberFormat('en', { notation: 'compact' });
const atPowersOfTen = (value: number) => (/^10*$/.test(String(value)) ? compact.format(value) : '');

export default function CompareScaleTypes() {
  const [scaleType, setScaleType] = React.useState<(typeof scaleTypes)[number]>('log');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <label>
        scaleType of the y-axis
        <NativeSelect
          fullWidth
          value={scaleType}
          onChange={(event) => setScaleType(event.target.value as typeof scaleType)}
        >
          {scaleTypes.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </label>
      <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
        <figcaption>Downloads of an app in its first week</figcaption>
        <LineChart
          height={280}
          margin={{ top: 20 }}
          xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
          yAxis={[
            {
              scaleType,
              valueFormatter: scaleType === 'log' ? atPowersOfTen : compact.format,
            },
          ]}
          series={[{ data: [4, 31, 120, 900, 5_200, 31_000, 88_000] }]}
        />
      </figure>
    </Stack>
  );
}
