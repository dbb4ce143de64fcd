import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const ROOMS = [
  { name: 'Reading room', seats: 64, closes: '20:00' },
  { name: 'Media lab', seats: 12, closes: '18:00' },
  { name: 'Quiet room', seats: 20, closes: '22:00' },
];

export default function LibraryBranch() {
  return (
    <Container maxWidth="md">
      <Grid container spacing={2}>
        {ROOMS.map(({ name, seats, closes }) => (
          <Grid key={name} size={{ xs: 12, sm: 4 }}>
            <Paper variant="outlined" sx={{ p: 2 }}>
              <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
                <Typography variant="subtitle1" component="h3">
                  {name}
                </Typography>
                <Typography variant="body2">{seats} seats</Typography>
                <Chip size="small" label={`Open until ${closes}`} />
              </Stack>
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Container>
  );
}
