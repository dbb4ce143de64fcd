import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function CisternLevel() {
  const [liters, setLiters] = React.useState(3400);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Gauge
        aria-label="Water in the cistern"
        aria-valuetext={`${liters} liters of 5000`}
        height={180}
        value={liters}
        valueMax={5000}
        startAngle={-90}
        endAngle={90}
        cornerRadius="50%"
        text={`${liters} l`}
        sx={{ [`& .${gaugeClasses.valueText}`]: { fontSize: 24, transform: 'translateY(-20px)' } }}
      />
      <Slider
        aria-label="Liters"
        value={liters}
        onChange={(_, value) => setLiters(value as number)}
        min={0}
        max={5000}
        step={100}
      />
    </Box>
  );
}
