import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

export default function SwitchSeriesType() {
  const [type, setType] = React.useState<'bar' | 'line'>('bar');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={type}
        onChange={(_, next) => next && setType(next)}
        aria-label="Type of the series"
      >
        <ToggleButton value="bar">bar</ToggleButton>
        <ToggleButton value="line">line</ToggleButton>
      </ToggleButtonGroup>
      <ChartsContainer
        title="Support tickets per weekday"
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        yAxis={[{ min: 0 }]}
        series={[{ type, data: [64, 51, 47, 55, 38] }]}
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsAxis />
      </ChartsContainer>
    </Stack>
  );
}
