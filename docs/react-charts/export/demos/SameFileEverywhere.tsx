import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { chartToSvg } from './chartToSvg';
import { saveFile } from './saveFile';

const chart: BarChartProps = {
  title: 'Books lent per branch in May',
  margin: { top: 20, right: 10, bottom: 30, left: 50 },
  xAxis: [{ scaleType: 'band', data: ['Center', 'East', 'Mill', 'Port'] }],
  series: [{ data: [4120, 2380, 1740, 2910] }],
};
// Light text on white paper cannot be read: the file always uses the light theme.
const paper = createTheme({ palette: { mode: 'light' } });

export default function SameFileEverywhere() {
  const ref = React.useRef<SVGSVGElement>(null);

  const download = () => {
    if (ref.current) {
      const text = chartToSvg(ref.current, '#fff');
      saveFile(new Blob([text], { type: 'image/svg+xml' }), 'books-960x540.svg');
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart {...chart} height={240} />
      <Button variant="outlined" onClick={download}>
        Download 960 × 540, light
      </Button>
      {/* The chart of the file: not seen, not read out. */}
      <Box aria-hidden sx={{ position: 'absolute', width: 0, height: 0, overflow: 'hidden' }}>
        <ThemeProvider theme={paper}>
          <Box sx={{ width: 960 }}>
            <BarChart {...chart} ref={ref} width={960} height={540} skipAnimation />
          </Box>
        </ThemeProvider>
      </Box>
    </Box>
  );
}
