import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const places = {
  top: {
    margin: { top: 60 },
    legend: { direction: 'row', position: { vertical: 'top', horizontal: 'middle' } },
  },
  right: {
    margin: { top: 20, right: 110 },
    legend: { direction: 'column', position: { vertical: 'middle', horizontal: 'right' } },
  },
  bottom: {
    margin: { top: 20, bottom: 80 },
    legend: { direction: 'row', position: { vertical: 'bottom', horizontal: 'left' } },
  },
  left: {
    margin: { top: 20, left: 150 },
    legend: { direction: 'column', position: { vertical: 'top', horizontal: 'left' } },
  },
} as const;

export default function MoveLegend() {
  const [place, setPlace] = React.useState<keyof typeof places>('right');

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
      <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
        <figcaption>Parcels per weekday and depot</figcaption>
        <BarChart
          height={280}
          margin={places[place].margin}
          xAxis={[{ scaleType: 'band', data: ['Mon', 'Wed', 'Fri'] }]}
          series={[
            { label: 'North', data: [412, 388, 455] },
            { label: 'River', data: [268, 301, 340] },
          ]}
          slotProps={{ legend: places[place].legend }}
        />
      </figure>
    </Stack>
  );
}
