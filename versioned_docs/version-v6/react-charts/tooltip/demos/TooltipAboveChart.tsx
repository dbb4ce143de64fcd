import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';

export default function TooltipAboveChart() {
  const [caption, setCaption] = React.useState<HTMLElement | null>(null);

  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption ref={setCaption}>Ice on two lakes, in centimeters</figcaption>
      <LineChart
        height={280}
        xAxis={[{ scaleType: 'point', data: ['Dec', 'Jan', 'Feb', 'Mar'] }]}
        series={[
          { label: 'Upper lake', data: [4, 17, 22, 9] },
          { label: 'Lower lake', data: [0, 11, 15, 3] },
        ]}
        slotProps={{ popper: { anchorEl: caption, placement: 'bottom-end' } }}
      />
    </figure>
  );
}
