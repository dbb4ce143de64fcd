import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

export default function LabeledCircle() {
  const value = 64;
  return (
    <Box sx={{ position: 'relative', display: 'inline-grid', placeItems: 'center' }}>
      <CircularProgress variant="determinate" value={value} size={64} aria-label="Battery" />
      <Typography variant="caption" aria-hidden sx={{ position: 'absolute' }}>
        {value}%
      </Typography>
    </Box>
  );
}
