import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction, { speedDialActionClasses } from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Mail from '@mui/icons-material/Mail';
import Phone from '@mui/icons-material/Phone';
import Videocam from '@mui/icons-material/Videocam';

const CONTACTS = [
  { name: 'Write an email', icon: <Mail /> },
  { name: 'Call the clinic', icon: <Phone /> },
  { name: 'Start a video visit', icon: <Videocam /> },
];

export default function VisibleLabels() {
  return (
    <Box sx={{ position: 'relative', width: '100%', height: 280 }}>
      <SpeedDial
        ariaLabel="Contact the clinic"
        icon={<SpeedDialIcon />}
        sx={{
          position: 'absolute',
          bottom: 16,
          insetInlineEnd: 16,
          [`& .${speedDialActionClasses.staticTooltipLabel}`]: { whiteSpace: 'nowrap' },
        }}
      >
        {CONTACTS.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            slotProps={{ tooltip: { title: name, open: true } }}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
