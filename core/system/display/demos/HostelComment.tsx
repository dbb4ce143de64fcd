import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

const CLAMPED = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;

export default function HostelComment() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();
  return (
    <Box sx={{ width: 1, maxWidth: 320 }}>
      <Box component="p" id={id} sx={{ m: 0, whiteSpace: 'pre-line', ...(!open && CLAMPED) }}>
        {COMMENT}
      </Box>
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? 'Show less' : 'Show all'}
      </Button>
    </Box>
  );
}

const COMMENT = `The beds are good, and the kitchen has two stoves and a large table.
Bring earplugs if your room faces the harbor.
The bus to the castle stops in front of the door.`;
