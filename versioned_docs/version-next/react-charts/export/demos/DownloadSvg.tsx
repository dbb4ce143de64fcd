import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { chartToSvg } from './chartToSvg';

function save(text: string, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  link.download = name;
  link.click();
  // The download starts after this function.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export default function DownloadSvg() {
  const ref = React.useRef<SVGSVGElement>(null);

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <BarChart
        ref={ref}
        title="Letters delivered per day"
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        yAxis={[{ label: 'Letters delivered' }]}
        series={[{ data: [410, 385, 402, 460, 512] }]}
      />
      <Button
        variant="outlined"
        onClick={() => ref.current && save(chartToSvg(ref.current), 'letters.svg')}
      >
        Save as SVG
      </Button>
    </Stack>
  );
}
