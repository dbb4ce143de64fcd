import * as React from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Print from '@mui/icons-material/Print';

const ACTIONS = [
  { name: 'Print', icon: <Print /> },
  { name: 'Duplicate', icon: <ContentCopy /> },
];

export default function OpenOnClick() {
  const [isOpen, setOpen] = React.useState(false);
  const [last, setLast] = React.useState('none');
  const fab = React.useRef<HTMLButtonElement>(null);
  const run = (name: string) => {
    setLast(name);
    setOpen(false);
    fab.current?.focus();
  };
  return (
    <Box sx={{ position: 'relative', width: '100%', height: 220 }}>
      <Typography role="status">Last action: {last}</Typography>
      <SpeedDial
        ariaLabel="Recipe actions"
        icon={<SpeedDialIcon />}
        open={isOpen}
        onOpen={(event, reason) => {
          // Arrow keys can focus an action of a closed speed dial.
          const isOnAction = (event.target as Element).matches('[role="menuitem"]');
          if (reason === 'toggle' || isOnAction) {
            setOpen(true);
          }
        }}
        onClose={(_, reason) => {
          if (reason !== 'mouseLeave') {
            setOpen(false);
          }
        }}
        FabProps={{ ref: fab }}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        {ACTIONS.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            slotProps={{ tooltip: { title: name } }}
            onClick={() => run(name)}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
