import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';

const EDGES = ['left', 'right', 'top', 'bottom'] as const;

export default function AnchorEdges() {
  const [anchor, setAnchor] = React.useState<(typeof EDGES)[number]>('left');
  const [isOpen, setOpen] = React.useState(false);
  const show = (edge: (typeof EDGES)[number]) => {
    setAnchor(edge);
    setOpen(true);
  };
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {EDGES.map((edge) => (
        <Button key={edge} aria-expanded={isOpen && edge === anchor} onClick={() => show(edge)}>
          {edge}
        </Button>
      ))}
      <Drawer
        anchor={anchor}
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Filters' } }}
      >
        <Box sx={{ p: 3, minWidth: 200 }}>
          <Button onClick={() => setOpen(false)}>Close the {anchor} drawer</Button>
        </Box>
      </Drawer>
    </Stack>
  );
}
