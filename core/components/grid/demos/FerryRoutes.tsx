import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const ROUTES = [
  { name: 'Kiel to Oslo', note: 'Daily, 20 hours' },
  { name: 'Rostock to Trelleborg', note: 'Three times a day, 6 hours' },
  { name: 'Puttgarden to Rødby', note: 'Every 30 minutes, with bikes and cars, 45 minutes' },
  { name: 'Travemünde to Helsinki', note: 'Daily, 30 hours' },
];

export default function FerryRoutes() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {ROUTES.map(({ name, note }) => (
        <Grid key={name} size={{ xs: 12, sm: 6 }}>
          <Paper variant="outlined" sx={{ p: 2, height: '100%' }}>
            <Typography variant="subtitle1" component="h3">
              {name}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {note}
            </Typography>
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
