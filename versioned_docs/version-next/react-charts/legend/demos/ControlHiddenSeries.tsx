import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import type { VisibilityIdentifier } from '@mui/x-charts/plugins';

const series = [
  { id: 'glass', label: 'Glass', color: '#2e8b57', data: [14, 17, 15, 19] },
  { id: 'paper', label: 'Paper', color: '#3f7fb5', data: [31, 28, 33, 36] },
  { id: 'metal', label: 'Metal', color: '#b5651d', data: [6, 8, 7, 9] },
];

export default function ControlHiddenSeries() {
  const [hidden, setHidden] = React.useState<VisibilityIdentifier<'bar'>[]>([]);
  const isHidden = (id: string) => hidden.some(({ seriesId }) => seriesId === id);
  const toggle = (id: string) =>
    setHidden(
      isHidden(id)
        ? hidden.filter(({ seriesId }) => seriesId !== id)
        : [...hidden, { type: 'bar', seriesId: id }],
    );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" role="group" aria-label="Materials shown" sx={{ flexWrap: 'wrap' }}>
        {series.map(({ id, label, color }) => (
          <Button
            key={id}
            size="small"
            color="inherit"
            aria-pressed={!isHidden(id)}
            onClick={() => toggle(id)}
            sx={{ textDecoration: isHidden(id) ? 'line-through' : 'none' }}
            startIcon={
              <svg width="14" height="14" aria-hidden="true">
                <rect width="14" height="14" fill={color} />
              </svg>
            }
          >
            {label}
          </Button>
        ))}
      </Stack>
      <BarChart
        title="Tons collected per quarter"
        height={260}
        hideLegend
        xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        yAxis={[{ min: 0, max: 40 }]}
        series={series}
        hiddenItems={hidden}
        onHiddenItemsChange={setHidden}
      />
    </Stack>
  );
}
