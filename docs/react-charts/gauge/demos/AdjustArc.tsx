import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

export default function AdjustArc() {
  const [[startAngle, endAngle], setAngles] = React.useState<number[]>([-110, 110]);
  const [[innerRadius, outerRadius], setRadii] = React.useState<number[]>([70, 100]);

  return (
    <Box sx={{ width: '100%' }}>
      <Gauge
        aria-label="Noise in the workshop, in decibels"
        height={200}
        value={74}
        startAngle={startAngle}
        endAngle={endAngle}
        innerRadius={`${innerRadius}%`}
        outerRadius={`${outerRadius}%`}
        cornerRadius="50%"
      />
      <Box sx={{ px: 3 }}>
        <Typography variant="body2">
          startAngle: {startAngle}, endAngle: {endAngle}
        </Typography>
        <Slider
          size="small"
          min={-180}
          max={180}
          step={10}
          value={[startAngle!, endAngle!]}
          getAriaLabel={(index) => (index === 0 ? 'startAngle' : 'endAngle')}
          onChange={(_, value) => {
            const [start, end] = value as number[];
            // An arc without an angle has no size.
            if (start !== end) {
              setAngles([start!, end!]);
            }
          }}
        />
        <Typography variant="body2">
          innerRadius: {innerRadius}%, outerRadius: {outerRadius}%
        </Typography>
        <Slider
          size="small"
          value={[innerRadius!, outerRadius!]}
          getAriaLabel={(index) => (index === 0 ? 'innerRadius' : 'outerRadius')}
          onChange={(_, value) => setRadii(value as number[])}
        />
      </Box>
    </Box>
  );
}
