import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const places = {
  top: { direction: 'horizontal', position: { vertical: 'top', horizontal: 'center' } },
  end: { direction: 'vertical', position: { vertical: 'middle', horizontal: 'end' } },
  bottom: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'start' } },
  start: { direction: 'vertical', position: { vertical: 'top', horizontal: 'start' } },
} as const;

export default function MoveLegend() {
  const [place, setPlace] = React.useState<keyof typeof places>('end');

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Place of the legend"
        value={place}
        onChange={(event, value) => value && setPlace(value)}
      >
        {Object.keys(places).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        title="Parcels per weekday and depot"
        height={280}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Wed', 'Fri'] }]}
        series={[
          { label: 'North', data: [412, 388, 455] },
          { label: 'River', data: [268, 301, 340] },
        ]}
        slotProps={{ legend: places[place] }}
      />
    </Stack>
  );
}
