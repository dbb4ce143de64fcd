import * as React from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { RadarChart } from '@mui/x-charts/RadarChart';

const triggers = ['axis', 'item', 'none'] as const;

export default function RadarTooltips() {
  const [trigger, setTrigger] = React.useState<(typeof triggers)[number]>('axis');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <label>
        trigger
        <NativeSelect
          fullWidth
          value={trigger}
          onChange={(event) => setTrigger(event.target.value as typeof trigger)}
        >
          {triggers.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </NativeSelect>
      </label>
      <RadarChart
        title="Days of delay by stage of two building projects"
        height={340}
        highlight={trigger === 'item' ? 'series' : 'axis'}
        radar={{ max: 30, metrics: ['Permit', 'Ground', 'Frame', 'Roof', 'Interior'] }}
        series={[
          { id: 'school', label: 'School', data: [21, 8, 14, 5, 26] },
          { id: 'pool', label: 'Pool', data: [12, 17, 6, 11, 9] },
        ]}
        slotProps={{ tooltip: { trigger } }}
      />
    </Stack>
  );
}
