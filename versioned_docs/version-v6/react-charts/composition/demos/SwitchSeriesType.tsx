import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

export default function SwitchSeriesType() {
  const [type, setType] = React.useState<'bar' | 'line'>('bar');

  return (
    <Stack dir="ltr" spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={type}
        onChange={(_, next) => setType(next ?? type)}
        aria-label="Type of the series"
      >
        <ToggleButton value="bar">bar</ToggleButton>
        <ToggleButton value="line">line</ToggleButton>
      </ToggleButtonGroup>
      <ResponsiveChartContainer
        title="Support tickets per weekday"
        height={260}
        margin={{ top: 20 }}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        yAxis={[{ min: 0 }]}
        series={[{ type, data: [64, 51, 47, 55, 38] }]}
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsAxis />
      </ResponsiveChartContainer>
    </Stack>
  );
}
