import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts/BarChart';

/** A4 and US Letter, upright, with the usual margins. */
const PAGE_WIDTH = 680;

export default function PrintAtPageWidth() {
  const [width, setWidth] = React.useState<number>();

  React.useEffect(() => {
    // The browser prints right after the event, so that React must render within it.
    const before = () => flushSync(() => setWidth(PAGE_WIDTH));
    const after = () => setWidth(undefined);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Stays per month, in nights"
        width={width}
        height={260}
        skipAnimation
        margin={{ top: 20, right: 10, bottom: 30, left: 50 }}
        xAxis={[{ scaleType: 'band', data: ['Jun', 'Jul', 'Aug', 'Sep'] }]}
        series={[{ data: [1840, 2960, 3120, 2010] }]}
      />
      <Button variant="outlined" onClick={() => window.print()}>
        Print this page
      </Button>
    </Box>
  );
}
