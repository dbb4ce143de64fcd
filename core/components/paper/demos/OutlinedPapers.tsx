import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function OutlinedPapers() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        Outlined
      </Paper>
      <Paper variant="outlined" square sx={{ p: 2 }}>
        Outlined and square
      </Paper>
      <Paper square elevation={3} sx={{ p: 2 }}>
        Square
      </Paper>
    </Stack>
  );
}
