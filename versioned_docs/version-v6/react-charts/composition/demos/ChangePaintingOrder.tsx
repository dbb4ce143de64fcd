import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

export default function ChangePaintingOrder() {
  const [lineLast, setLineLast] = React.useState(false);
  const goal = <ChartsReferenceLine y={500} lineStyle={{ strokeWidth: 3 }} />;

  return (
    <Stack dir="ltr" sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={lineLast} onChange={(_, on) => setLineLast(on)} />}
        label="Line after the bars"
      />
      <ResponsiveChartContainer
        title="Books lent per branch, and the goal of 500"
        height={260}
        margin={{ top: 20 }}
        xAxis={[{ scaleType: 'band', data: ['Central', 'North', 'Harbor'] }]}
        series={[{ type: 'bar', data: [940, 610, 720] }]}
      >
        {!lineLast && goal}
        <BarPlot />
        {lineLast && goal}
        <ChartsAxis />
      </ResponsiveChartContainer>
    </Stack>
  );
}
