import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';

const STOPS = ['Harbor', 'Town hall', 'Museum', 'Market', 'Station', 'Park', 'University', 'Lake'];

export default function StickyBar() {
  return (
    <Box
      role="region"
      aria-label="Line 4"
      tabIndex={0}
      sx={{ width: '100%', height: 180, overflow: 'auto', border: 1, borderColor: 'divider' }}
    >
      <AppBar position="sticky" component="div">
        <Toolbar variant="dense">Line 4</Toolbar>
      </AppBar>
      {STOPS.map((stop) => (
        <Box key={stop} sx={{ px: 3, py: 1 }}>
          {stop}
        </Box>
      ))}
    </Box>
  );
}
