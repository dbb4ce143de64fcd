import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { useTheme } from '@mui/material/styles';
import { chartToSvg } from './chartToSvg';
import { saveFile } from './saveFile';

function TitleAndSource() {
  const { left, top, width, height, bottom } = useDrawingArea();
  const middle = left + width / 2;
  return (
    <g textAnchor="middle" fill="currentColor">
      <text x={middle} y={top / 2} fontSize={16} fontWeight={700}>
        Snow depth at the hut
      </text>
      <text x={middle} y={top + height + bottom - 8} fontSize={12}>
        Source: station 418, daily at 7:00
      </text>
    </g>
  );
}

export default function AddTitleAndSource() {
  const ref = React.useRef<SVGSVGElement>(null);
  const { palette } = useTheme();

  const download = () => {
    if (ref.current) {
      const text = chartToSvg(ref.current, palette.background.default);
      saveFile(new Blob([text], { type: 'image/svg+xml' }), 'snow.svg');
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <ResponsiveChartContainer
        ref={ref}
        title="Snow depth at the hut, in centimeters"
        height={280}
        margin={{ top: 50, right: 20, bottom: 60, left: 45 }}
        xAxis={[{ scaleType: 'point', data: ['Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr'] }]}
        series={[{ type: 'line', data: [12, 48, 95, 140, 122, 60] }]}
      >
        <LinePlot />
        <ChartsXAxis position="bottom" />
        <ChartsYAxis position="left" />
        <TitleAndSource />
      </ResponsiveChartContainer>
      <Button variant="outlined" onClick={download}>
        Download SVG with title
      </Button>
    </Box>
  );
}
