import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const inPercent = (value: number) => `${value}%`;

export default function PlantInContainer() {
  const [width, setWidth] = React.useState(50);
  return (
    <Box sx={{ width: '100%', maxWidth: 600, minHeight: 200 }}>
      <Slider
        aria-label="Width of the card"
        value={width}
        min={40}
        onChange={(_, next) => setWidth(next as number)}
        valueLabelDisplay="auto"
        valueLabelFormat={inPercent}
        getAriaValueText={inPercent}
      />
      <Box sx={{ width: `${width}%`, containerType: 'inline-size' }}>
        <Box
          sx={{
            display: 'flex',
            flexDirection: { '@': 'column', '@260': 'row' },
            alignItems: 'center',
            gap: 2,
            p: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          <Avatar sx={{ bgcolor: 'success.main', color: 'success.contrastText' }}>M</Avatar>
          <div>
            <Typography>Monstera</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Water every nine days
            </Typography>
          </div>
        </Box>
      </Box>
    </Box>
  );
}
