import * as React from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import DirectionsBike from '@mui/icons-material/DirectionsBike';
import DirectionsBus from '@mui/icons-material/DirectionsBus';
import LocalTaxi from '@mui/icons-material/LocalTaxi';

const LEGS = [
  { name: 'Taxi', icon: <LocalTaxi /> },
  { name: 'Bus', icon: <DirectionsBus /> },
  { name: 'Bicycle', icon: <DirectionsBike /> },
];

export default function AddToTrip() {
  const [last, setLast] = React.useState('nothing');
  return (
    <Box sx={{ position: 'relative', width: '100%', height: 280 }}>
      <Typography role="status">Added to the trip: {last}</Typography>
      <SpeedDial
        ariaLabel="Add a leg"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        {LEGS.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            slotProps={{ tooltip: { title: name } }}
            onClick={() => setLast(name)}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
