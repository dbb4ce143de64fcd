import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';

const places = ['start', 'end', 'extremes', 'inline-start', 'inline-end'] as const;

export default function PlaceColorLabels() {
  const [labelPosition, setLabelPosition] = React.useState<(typeof places)[number]>('extremes');

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Position of the labels"
        value={labelPosition}
        onChange={(event, value) => value && setLabelPosition(value)}
        sx={{ flexWrap: 'wrap' }}
      >
        {places.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        title="Waiting time at the ferry, in minutes"
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Fri', 'Sat', 'Sun', 'Mon'] }]}
        yAxis={[
          {
            colorMap: {
              type: 'piecewise',
              thresholds: [15, 30],
              colors: ['#2e9e6b', '#c98a12', '#d1495b'],
            },
          },
        ]}
        series={[{ data: [22, 41, 34, 9] }]}
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{ legend: { axisDirection: 'y', labelPosition } }}
      />
    </Stack>
  );
}
