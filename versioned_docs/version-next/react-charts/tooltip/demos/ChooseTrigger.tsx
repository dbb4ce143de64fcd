import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const triggers = ['item', 'axis', 'none'] as const;

export default function ChooseTrigger() {
  const [trigger, setTrigger] = React.useState<(typeof triggers)[number]>('item');

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Trigger of the tooltip"
        value={trigger}
        onChange={(event, value) => value && setTrigger(value)}
      >
        {triggers.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        title="Storks counted at two ponds"
        height={280}
        slotProps={{ tooltip: { trigger } }}
        xAxis={[{ scaleType: 'point', data: ['Feb', 'Mar', 'Apr', 'May', 'Jun'] }]}
        series={[
          { label: 'Mill pond', data: [2, 9, 14, 15, 12] },
          { label: 'Long pond', data: [4, 5, 11, 18, 17] },
        ]}
      />
    </Stack>
  );
}
