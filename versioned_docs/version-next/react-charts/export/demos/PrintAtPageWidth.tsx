import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { useChartProApiRef } from '@mui/x-charts-pro/hooks';

/** A4 and US Letter, upright, with the usual margins, in pixels. */
const PAGE_WIDTH = 680;

export default function PrintAtPageWidth() {
  const apiRef = useChartProApiRef<'bar'>();
  const [isPrinting, setPrinting] = React.useState(false);

  React.useEffect(() => {
    if (isPrinting) {
      // The copy exists when onBeforeExport is called, so the page can have its own width again.
      apiRef.current?.exportAsPrint({ onBeforeExport: () => setPrinting(false) });
    }
  }, [isPrinting, apiRef]);

  return (
    <Stack sx={{ width: '100%', alignItems: 'center', overflow: 'hidden' }}>
      <BarChartPro
        apiRef={apiRef}
        title="Stays per month, in nights"
        width={isPrinting ? PAGE_WIDTH : undefined}
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Jun', 'Jul', 'Aug', 'Sep'] }]}
        series={[{ data: [1840, 2960, 3120, 2010] }]}
      />
      <Button variant="outlined" onClick={() => setPrinting(true)}>
        Print
      </Button>
    </Stack>
  );
}
