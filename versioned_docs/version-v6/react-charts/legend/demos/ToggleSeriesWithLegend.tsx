import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const lines = [
  { id: 'red', label: 'Red line', color: '#d1495b', data: [41, 44, 47, 52, 50] },
  { id: 'blue', label: 'Blue line', color: '#3f7fb5', data: [28, 27, 31, 33, 36] },
  { id: 'night', label: 'Night bus', color: '#7a5fb0', data: [6, 7, 7, 9, 12] },
];

export default function ToggleSeriesWithLegend() {
  const [hidden, setHidden] = React.useState<string[]>([]);
  const toggle = (id: string) =>
    setHidden((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" role="group" aria-label="Lines shown" sx={{ flexWrap: 'wrap' }}>
        {lines.map(({ id, label, color }) => (
          <Button
            key={id}
            size="small"
            color="inherit"
            aria-pressed={!hidden.includes(id)}
            onClick={() => toggle(id)}
            sx={{ textDecoration: hidden.includes(id) ? 'line-through' : 'none' }}
            startIcon={
              <svg width="14" height="14" aria-hidden="true">
                <circle cx="7" cy="7" r="5" stroke={color} strokeWidth="3" fill="none" />
              </svg>
            }
          >
            {label}
          </Button>
        ))}
      </Stack>
      <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
        <figcaption>Passengers per day, in thousands</figcaption>
        <LineChart
          height={260}
          margin={{ top: 10 }}
          xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
          yAxis={[{ min: 0, max: 60 }]}
          series={lines.filter(({ id }) => !hidden.includes(id))}
          slotProps={{ legend: { hidden: true } }}
        />
      </figure>
    </Stack>
  );
}
