import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function WaterTank() {
  const [level, setLevel] = React.useState(40);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, width: '100%', maxWidth: 360 }}>
      <Box
        style={{ '--level': `${level}%` } as React.CSSProperties}
        sx={{
          flexShrink: 0,
          display: 'flex',
          alignItems: 'flex-end',
          width: 64,
          height: 96,
          border: 1,
          borderColor: 'divider',
          '&::after': { content: '""', width: 1, height: 'var(--level)', bgcolor: 'info.main' },
        }}
      />
      <Slider
        aria-label="Water level in percent"
        valueLabelDisplay="auto"
        value={level}
        onChange={(_, value) => setLevel(value as number)}
        sx={{ marginInlineEnd: 2 }}
      />
    </Box>
  );
}
