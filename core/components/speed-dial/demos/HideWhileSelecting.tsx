import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Switch from '@mui/material/Switch';
import PersonAdd from '@mui/icons-material/PersonAdd';
import PostAdd from '@mui/icons-material/PostAdd';

export default function HideWhileSelecting() {
  const [isSelecting, setSelecting] = React.useState(false);
  const [isOpen, setOpen] = React.useState(false);
  return (
    <Box sx={{ position: 'relative', width: '100%', height: 220 }}>
      <FormControlLabel
        label="Select members"
        control={<Switch checked={isSelecting} onChange={(_, value) => setSelecting(value)} />}
      />
      <SpeedDial
        ariaLabel="Add to the team"
        icon={<SpeedDialIcon />}
        hidden={isSelecting}
        open={isOpen && !isSelecting}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        <SpeedDialAction icon={<PersonAdd />} slotProps={{ tooltip: { title: 'New member' } }} />
        <SpeedDialAction icon={<PostAdd />} slotProps={{ tooltip: { title: 'New notice' } }} />
      </SpeedDial>
    </Box>
  );
}
