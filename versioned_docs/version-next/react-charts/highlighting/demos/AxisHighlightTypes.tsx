import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const highlights = ['band', 'line', 'none'] as const;

export default function AxisHighlightTypes() {
  const [x, setX] = React.useState<(typeof highlights)[number]>('band');

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlight of the x-axis"
        value={x}
        onChange={(event, value) => value && setX(value)}
      >
        {highlights.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        title="Calls to the help desk per day"
        height={260}
        slotProps={{ tooltip: { trigger: 'axis' } }}
        axisHighlight={{ x, y: 'none' }}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        series={[{ data: [142, 97, 88, 104, 126] }]}
      />
    </Stack>
  );
}
