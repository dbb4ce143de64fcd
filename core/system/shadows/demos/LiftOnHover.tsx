import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';

const ROOMS = ['Fern room', 'Moss room'];

export default function LiftOnHover() {
  const [room, setRoom] = React.useState(ROOMS[0]);
  return (
    <Box
      role="group"
      aria-label="Meeting room"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 1 }}
    >
      {ROOMS.map((name) => (
        <ButtonBase
          key={name}
          aria-pressed={name === room}
          onClick={() => setRoom(name)}
          sx={{
            p: 2,
            borderRadius: 1,
            border: 2,
            borderColor: name === room ? 'primary.main' : 'divider',
            bgcolor: 'background.paper',
            boxShadow: 1,
            transition: (theme) => theme.transitions.create('box-shadow'),
            '&:hover, &.Mui-focusVisible': { boxShadow: 8 },
            '&.Mui-focusVisible': { outline: 2, outlineOffset: 2 },
          }}
        >
          {name}
        </ButtonBase>
      ))}
    </Box>
  );
}
