import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

export default function LinearGauge() {
  return (
    <Box sx={{ width: '100%' }}>
      <Typography id="cistern-level">Cistern: 640 of 1,000 liters</Typography>
      <LinearProgress
        role="meter"
        aria-labelledby="cistern-level"
        variant="determinate"
        value={64}
        sx={{ height: 16, borderRadius: 8 }}
      />
    </Box>
  );
}
