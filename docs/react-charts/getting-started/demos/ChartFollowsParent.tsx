import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { BarChart } from '@mui/x-charts/BarChart';

export default function ChartFollowsParent() {
  const [width, setWidth] = React.useState(80);
  const [height, setHeight] = React.useState(240);

  return (
    <Box sx={{ width: '100%', minHeight: 400 }}>
      <Box sx={{ px: 2, maxWidth: 360, typography: 'body2' }}>
        <div id="parent-width">Width of the parent: {width} %</div>
        <Slider
          aria-labelledby="parent-width"
          value={width}
          min={40}
          onChange={(event, value) => setWidth(value as number)}
        />
        <div id="parent-height">Height of the parent: {height} px</div>
        <Slider
          aria-labelledby="parent-height"
          value={height}
          min={180}
          max={280}
          onChange={(event, value) => setHeight(value as number)}
        />
      </Box>
      <Box sx={{ width: `${width}%`, height, outline: '1px dashed', outlineColor: 'divider' }}>
        <BarChart
          title="Visitors per exhibition"
          margin={{ top: 20, bottom: 30 }}
          xAxis={[{ scaleType: 'band', data: ['Maps', 'Glass', 'Sails', 'Clocks'] }]}
          series={[{ data: [620, 410, 780, 540] }]}
        />
      </Box>
    </Box>
  );
}
