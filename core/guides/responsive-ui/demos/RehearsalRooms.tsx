import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

interface RoomProps {
  readonly name: string;
  readonly facts: string;
}

/** A card that is arranged by its own width, wherever it is. */
function Room({ name, facts }: RoomProps) {
  return (
    <Paper variant="outlined" sx={{ containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { '@': 'column', '@300': 'row' },
          alignItems: { '@': 'flex-start', '@300': 'center' },
          justifyContent: 'space-between',
          gap: 1,
          p: 2,
        }}
      >
        <Typography>
          {name}
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            sx={{ display: 'block' }}
          >
            {facts}
          </Typography>
        </Typography>
        <Button size="small" variant="outlined" aria-label={`Book ${name}`}>
          Book
        </Button>
      </Box>
    </Paper>
  );
}

export default function RehearsalRooms() {
  return (
    <Container maxWidth="md" disableGutters>
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, sm: 8 }}>
          <Room name="Hall" facts="Grand piano, 40 people" />
        </Grid>
        <Grid size={{ xs: 12, sm: 4 }}>
          <Room name="Cellar" facts="Drums, 6 people" />
        </Grid>
      </Grid>
    </Container>
  );
}
