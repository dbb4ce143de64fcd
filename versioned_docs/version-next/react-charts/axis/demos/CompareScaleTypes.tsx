import * as React from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const scaleTypes = ['linear', 'sqrt', 'log'] as const;
const powersOfTen = [1, 10, 100, 1_000, 10_000, 100_000];
const compact = new Intl.NumberFormat('en', { notation: 'compact' });

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
      <LineChart
        title="Downloads of a new app in its first week"
        height={280}
        xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
        yAxis={[
          {
            scaleType,
            tickInterval: scaleType === 'log' ? powersOfTen : 'auto',
            valueFormatter: (value: number) => compact.format(value),
          },
        ]}
        series={[{ data: [4, 31, 120, 900, 5_200, 31_000, 88_000] }]}
      />
    </Stack>
  );
}
