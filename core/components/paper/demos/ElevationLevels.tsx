import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function ElevationLevels() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap', p: 2 }}>
      {[0, 1, 4, 8, 16, 24].map((elevation) => (
        <Paper
          key={elevation}
          elevation={elevation}
          sx={{ width: 80, height: 80, display: 'grid', placeItems: 'center' }}
        >
          {elevation}
        </Paper>
      ))}
    </Stack>
  );
}
