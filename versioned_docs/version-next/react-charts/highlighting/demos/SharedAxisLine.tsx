import * as React from 'react';
import Stack from '@mui/material/Stack';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';
import { buoy } from './buoy';

export default function SharedAxisLine() {
  const [highlightedAxis, setHighlightedAxis] = React.useState<AxisItemIdentifier[]>([]);
  const shared: Omit<LineChartProps, 'series'> = {
    height: 180,
    dataset: buoy,
    xAxis: [{ id: 'day', scaleType: 'point', dataKey: 'day' }],
    highlightedAxis,
    onHighlightedAxisChange: setHighlightedAxis,
  };

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart {...shared} title="Wave height in meters" series={[{ dataKey: 'wave' }]} />
      <LineChart {...shared} title="Wind in knots" series={[{ dataKey: 'wind' }]} />
    </Stack>
  );
}
