import * as React from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import type { StackOffsetType } from '@mui/x-charts/models';

const offsets: StackOffsetType[] = ['none', 'diverging', 'expand', 'silhouette', 'wiggle'];
const weeks = [1, 2, 3, 4, 5, 6, 7, 8];

export default function CompareStackOffsets() {
  const [stackOffset, setStackOffset] = React.useState<StackOffsetType>('silhouette');
  const area = { area: true, stack: 'plays', stackOffset, showMark: false } as const;

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <label>
        stackOffset
        <NativeSelect
          fullWidth
          value={stackOffset}
          onChange={(event) => setStackOffset(event.target.value as StackOffsetType)}
        >
          {offsets.map((offset) => (
            <option key={offset} value={offset}>
              {offset}
            </option>
          ))}
        </NativeSelect>
      </label>
      <LineChart
        title="Plays of three podcasts per week, in thousands"
        height={300}
        xAxis={[{ data: weeks, domainLimit: 'strict', tickMinStep: 1, label: 'Week' }]}
        series={[
          { ...area, label: 'News', data: [12, 14, 13, 18, 25, 22, 20, 19] },
          { ...area, label: 'Science', data: [5, 6, 9, 14, 12, 10, 9, 8] },
          { ...area, label: 'Sport', data: [8, 8, 7, 6, 9, 15, 21, 24] },
        ]}
      />
    </Stack>
  );
}
