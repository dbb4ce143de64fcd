import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { RadarChart } from '@mui/x-charts/RadarChart';

export default function TurnTheRadar() {
  const [startAngle, setStartAngle] = React.useState(45);
  const [labelGap, setLabelGap] = React.useState(10);

  return (
    <Box sx={{ width: '100%' }}>
      <RadarChart
        title="Noise at four places around a club, in decibels"
        height={300}
        radar={{ startAngle, labelGap, max: 90, metrics: ['Street', 'Yard', 'Park', 'School'] }}
        series={[{ fillArea: true, data: [78, 61, 54, 49] }]}
      />
      <Box sx={{ px: 3 }}>
        <Typography id="start-angle-label">startAngle: {startAngle}</Typography>
        <Slider
          aria-labelledby="start-angle-label"
          value={startAngle}
          onChange={(_, value) => setStartAngle(value as number)}
          min={-90}
          max={90}
          step={15}
        />
        <Typography id="label-gap">labelGap: {labelGap}</Typography>
        <Slider
          aria-labelledby="label-gap"
          value={labelGap}
          onChange={(_, value) => setLabelGap(value as number)}
          min={0}
          max={15}
        />
      </Box>
    </Box>
  );
}
