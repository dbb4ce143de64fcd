import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction, { speedDialActionClasses } from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Close from '@mui/icons-material/Close';
import Mic from '@mui/icons-material/Mic';
import NoteAdd from '@mui/icons-material/NoteAdd';
import Share from '@mui/icons-material/Share';

export default function TwoIcons() {
  return (
    <Box sx={{ position: 'relative', width: '100%', height: 220 }}>
      <SpeedDial
        ariaLabel="Capture an idea"
        icon={<SpeedDialIcon icon={<Share />} openIcon={<Close />} />}
        FabProps={{ color: 'secondary', size: 'medium' }}
        sx={{
          position: 'absolute',
          bottom: 16,
          insetInlineEnd: 16,
          [`& .${speedDialActionClasses.fab}`]: { color: 'secondary.main', boxShadow: 1 },
        }}
      >
        <SpeedDialAction icon={<Mic />} slotProps={{ tooltip: { title: 'Record your voice' } }} />
        <SpeedDialAction icon={<NoteAdd />} slotProps={{ tooltip: { title: 'Write a note' } }} />
      </SpeedDial>
    </Box>
  );
}
