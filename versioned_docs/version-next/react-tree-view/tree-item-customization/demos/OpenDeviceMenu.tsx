import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { observatory } from './observatory';

interface OpenMenu {
  itemId: string;
  label: string;
  content: Element;
}

export default function OpenDeviceMenu() {
  const [menu, setMenu] = React.useState<OpenMenu | null>(null);
  const [done, setDone] = React.useState('Nothing yet');

  const slotProps = {
    item: (item: { itemId: string; label: string }) => ({
      'aria-haspopup': 'menu' as const,
      onContextMenu: (event: React.MouseEvent) => {
        event.preventDefault();
        event.stopPropagation(); // else the item above opens its menu instead
        setMenu({ ...item, content: event.currentTarget.firstElementChild! });
      },
    }),
  };

  const choose = (action: string) => {
    setDone(`${action}: ${menu!.label}`);
    setMenu(null);
  };

  return (
    <Box sx={{ minHeight: 270, width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Devices with a context menu"
        items={observatory}
        defaultExpandedItems={['north', 'reflector', 'south']}
        slotProps={slotProps}
      />
      <Menu open={menu !== null} anchorEl={menu?.content} onClose={() => setMenu(null)}>
        <MenuItem onClick={() => choose('Calibrate')}>Calibrate</MenuItem>
        <MenuItem onClick={() => choose('Park')}>Park</MenuItem>
      </Menu>
      <Typography role="status" sx={{ mt: 1 }}>
        {done}
      </Typography>
    </Box>
  );
}
