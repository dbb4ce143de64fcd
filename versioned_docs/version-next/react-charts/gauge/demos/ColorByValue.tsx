import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useTheme } from '@mui/material/styles';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function ColorByValue() {
  const { palette } = useTheme();
  const [load, setLoad] = React.useState(72);
  const level = load < 60 ? 'success' : load < 85 ? 'warning' : 'error';
  const words = { success: 'normal', warning: 'high', error: 'critical' };

  return (
    <Box sx={{ width: '100%', px: 3, boxSizing: 'border-box' }}>
      <Gauge
        aria-label="Load of the transformer"
        aria-valuetext={`${load} percent, ${words[level]}`}
        height={180}
        value={load}
        startAngle={-90}
        endAngle={90}
        text={`${load}%\n${words[level]}`}
        sx={{
          [`& .${gaugeClasses.valueArc}`]: { fill: palette[level].main },
          [`& .${gaugeClasses.valueText}`]: { fontSize: 20, transform: 'translate(0, -18px)' },
        }}
      />
      <Slider aria-label="Load" value={load} onChange={(_, value) => setLoad(value as number)} />
    </Box>
  );
}
