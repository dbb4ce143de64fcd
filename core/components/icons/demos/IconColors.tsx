import Box from '@mui/material/Box';
import BatteryAlert from '@mui/icons-material/BatteryAlert';
import BatteryFull from '@mui/icons-material/BatteryFull';
import BatteryUnknown from '@mui/icons-material/BatteryUnknown';
import Stack from '@mui/material/Stack';

export default function IconColors() {
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <BatteryFull color="success" /> <span>Hall: 96%</span>
      </Stack>
      <Stack direction="row" spacing={1}>
        <BatteryAlert color="error" /> <span>Garage: 4%</span>
      </Stack>
      <Stack direction="row" spacing={1}>
        <BatteryUnknown color="disabled" /> <span>Attic: no signal</span>
      </Stack>
      <Box sx={{ display: 'flex', gap: 1, color: 'secondary.main' }}>
        <BatteryFull /> <span>Cellar: 88%, in the color of the text</span>
      </Box>
    </Stack>
  );
}
