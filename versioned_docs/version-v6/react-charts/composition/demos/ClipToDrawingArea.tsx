import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

export default function ClipToDrawingArea() {
  const [clipped, setClipped] = React.useState(true);
  const clipId = React.useId();

  return (
    <Stack dir="ltr" sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={clipped} onChange={(_, on) => setClipped(on)} />}
        label="Clip the line"
      />
      <ResponsiveChartContainer
        title="Water level at the weir, shown from 2 to 3 m"
        height={260}
        xAxis={[{ data: [0, 4, 8, 12, 16, 20, 24] }]}
        yAxis={[{ min: 2, max: 3 }]}
        series={[{ type: 'line', data: [2.2, 2.4, 2.9, 3.3, 3.1, 2.3, 1.8] }]}
      >
        <ChartsClipPath id={clipId} />
        <g clipPath={clipped ? `url(#${clipId})` : undefined}>
          <LinePlot />
        </g>
        <ChartsAxis />
      </ResponsiveChartContainer>
    </Stack>
  );
}
