import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

export default function ChangePaintingOrder() {
  const [gridLast, setGridLast] = React.useState(false);
  const grid = (
    <ChartsGrid horizontal sx={{ '& line': { stroke: 'currentColor', strokeWidth: 2 } }} />
  );

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={gridLast} onChange={(_, on) => setGridLast(on)} />}
        label="Grid after the bars"
      />
      <ResponsiveChartContainer
        title="Books lent per branch"
        height={260}
        margin={{ top: 20 }}
        xAxis={[{ scaleType: 'band', data: ['Central', 'North', 'Harbor'] }]}
        series={[{ type: 'bar', data: [940, 610, 720] }]}
      >
        {!gridLast && grid}
        <BarPlot />
        {gridLast && grid}
        <ChartsAxis />
      </ResponsiveChartContainer>
    </Stack>
  );
}
