import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { GaugeContainer, GaugeReferenceArc, useGaugeState } from '@mui/x-charts/Gauge';

function Needle() {
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();
  if (valueAngle === null) {
    return null;
  }
  return (
    <g transform={`translate(${cx} ${cy}) rotate(${(valueAngle * 180) / Math.PI})`}>
      <path d={`M -5 0 L 0 ${-outerRadius * 0.92} L 5 0 Z`} fill="currentColor" />
      <circle r={9} fill="currentColor" />
    </g>
  );
}

export default function NeedleGauge() {
  const [pressure, setPressure] = React.useState(2.4);

  return (
    <Box sx={{ width: '100%', px: 3, boxSizing: 'border-box' }}>
      <GaugeContainer
        aria-label="Tire pressure"
        aria-valuetext={`${pressure} bar`}
        height={180}
        value={pressure}
        valueMax={4}
        startAngle={-110}
        endAngle={110}
        sx={{ color: 'error.main' }}
      >
        <GaugeReferenceArc />
        <Needle />
      </GaugeContainer>
      <Slider
        aria-label="Tire pressure in bar"
        max={4}
        step={0.1}
        value={pressure}
        onChange={(_, value) => setPressure(value as number)}
      />
    </Box>
  );
}
