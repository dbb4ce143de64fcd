import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function StyleForDark() {
  return (
    <Box
      sx={[
        { p: 2, borderRadius: 1, bgcolor: '#fff3e0', color: '#4e2a00' },
        (theme) => theme.applyStyles('dark', { bgcolor: '#3e2723', color: '#ffe0b2' }),
      ]}
    >
      <Typography>Low tide at 16:12. The path to the island is open until 18:00.</Typography>
    </Box>
  );
}
