import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { chartToSvg } from './chartToSvg';
import { saveFile } from './saveFile';

export default function DownloadSvg() {
  const ref = React.useRef<SVGSVGElement>(null);
  const { palette } = useTheme();

  const download = () => {
    if (ref.current) {
      const text = chartToSvg(ref.current, palette.background.default);
      saveFile(new Blob([text], { type: 'image/svg+xml' }), 'ski-lifts.svg');
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        ref={ref}
        title="Passengers of two ski lifts per month"
        height={280}
        margin={{ top: 60, right: 10, bottom: 30, left: 50 }}
        xAxis={[{ scaleType: 'band', data: ['Dec', 'Jan', 'Feb', 'Mar'] }]}
        series={[
          { label: 'Cable car', data: [3100, 5200, 6100, 4300] },
          { label: 'Chairlift', data: [2400, 4700, 5800, 3900] },
        ]}
      />
      <Button variant="outlined" onClick={download}>
        Download SVG
      </Button>
    </Box>
  );
}
