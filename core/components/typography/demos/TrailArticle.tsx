import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TrailArticle() {
  return (
    <Box sx={{ maxWidth: 420 }}>
      <Typography variant="h5" component="h3" gutterBottom>
        Along the old railway
      </Typography>
      <Typography gutterBottom>
        The path follows the valley for 12 km and passes two tunnels. Bring a lamp.
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        Open from April to October
      </Typography>
    </Box>
  );
}
