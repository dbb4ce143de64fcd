import * as React from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import RotateLeft from '@mui/icons-material/RotateLeft';
import RotateRight from '@mui/icons-material/RotateRight';

const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;

export default function OpenDirections() {
  const [direction, setDirection] = React.useState<(typeof DIRECTIONS)[number]>('right');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={direction}
        onChange={(_, value) => value && setDirection(value)}
        aria-label="Direction"
      >
        {DIRECTIONS.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex', justifyContent: 'center', alignItems: 'center', height: 220 }}>
        <SpeedDial ariaLabel="Edit the photo" icon={<SpeedDialIcon />} direction={direction}>
          <SpeedDialAction
            icon={<RotateLeft />}
            slotProps={{ tooltip: { title: 'Rotate to the left' } }}
          />
          <SpeedDialAction
            icon={<RotateRight />}
            slotProps={{ tooltip: { title: 'Rotate to the right' } }}
          />
        </SpeedDial>
      </Box>
    </Box>
  );
}
