import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';

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
      <ChartsContainer
        title="Books lent per branch"
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Central', 'North', 'Harbor'] }]}
        series={[{ type: 'bar', data: [940, 610, 720] }]}
      >
        {!gridLast && grid}
        <BarPlot />
        {gridLast && grid}
        <ChartsAxis />
      </ChartsContainer>
    </Stack>
  );
}
