import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const WEEK = [
  { day: 'Monday', captain: 'Aalto' },
  { day: 'Tuesday', captain: 'Aalto' },
  { day: 'Wednesday', captain: 'Brandt' },
  { day: 'Thursday', captain: 'Brandt' },
  { day: 'Friday', captain: 'Carlsen' },
];

export default function CrewWeek() {
  return (
    <Grid
      container
      component="ul"
      role="list"
      aria-label="Captains of this week"
      columns={{ xs: 1, sm: 5 }}
      spacing={1}
      sx={{ width: '100%', m: 0, p: 0, listStyle: 'none' }}
    >
      {WEEK.map(({ day, captain }) => (
        <Grid key={day} component="li" size={1}>
          <Paper variant="outlined" sx={{ p: 1 }}>
            <Typography variant="body2" color="textSecondary" noWrap>
              {day}
            </Typography>
            <Typography noWrap>{captain}</Typography>
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
