import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { LinePlot } from '@mui/x-charts/LineChart';

export default function ClipToDrawingArea() {
  const [clipped, setClipped] = React.useState(true);
  const clipId = React.useId();

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={clipped} onChange={(_, on) => setClipped(on)} />}
        label="Clip the line"
      />
      <ChartsContainer
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
      </ChartsContainer>
    </Stack>
  );
}
