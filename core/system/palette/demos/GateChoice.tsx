import * as React from 'react';
import Box from '@mui/material/Box';

const GATES = ['North gate', 'River gate', 'Park gate'];

export default function GateChoice() {
  const [gate, setGate] = React.useState('River gate');
  return (
    <Box
      role="group"
      aria-label="Entrance"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, width: 1 }}
    >
      {GATES.map((name) => (
        <Box
          component="button"
          key={name}
          type="button"
          aria-pressed={name === gate}
          onClick={() => setGate(name)}
          sx={{
            p: 1,
            font: 'inherit',
            border: 1,
            borderColor: 'text.secondary',
            bgcolor: 'background.paper',
            color: 'text.primary',
            cursor: 'pointer',
            '&:hover': { bgcolor: 'action.hover' },
            '&[aria-pressed=true]': {
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              textDecoration: 'underline',
            },
          }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}
