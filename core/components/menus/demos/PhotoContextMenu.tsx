import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

interface Position {
  readonly left: number;
  readonly top: number;
}

export default function PhotoContextMenu() {
  const [position, setPosition] = React.useState<Position | null>(null);
  const open = (event: React.MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const isPointer = event.clientX > 0 || event.clientY > 0;
    setPosition(isPointer ? { left: event.clientX, top: event.clientY } : { left, top });
  };
  const close = () => setPosition(null);
  return (
    <React.Fragment>
      <Box
        tabIndex={0}
        role="img"
        aria-label="Photo of a lighthouse"
        onContextMenu={open}
        sx={{ width: 240, p: 4, bgcolor: 'action.hover', borderRadius: 1, textAlign: 'center' }}
      >
        Open the context menu here
      </Box>
      <Menu
        open={position !== null}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={position ?? undefined}
        slotProps={{ list: { 'aria-label': 'Photo' } }}
      >
        <MenuItem onClick={close}>Rotate</MenuItem>
        <MenuItem onClick={close}>Delete</MenuItem>
      </Menu>
    </React.Fragment>
  );
}
