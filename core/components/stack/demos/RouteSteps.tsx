import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const LEGS = [
  { from: 'Basel', distance: '42 km' },
  { from: 'Olten', distance: '38 km' },
  { from: 'Aarau', distance: '25 km' },
];

export default function RouteSteps() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2, md: 4 }}
      sx={{ width: '100%' }}
    >
      {LEGS.map(({ from, distance }) => (
        <Paper key={from} variant="outlined" sx={{ flexGrow: 1, p: 2 }}>
          <Typography>From {from}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {distance} by bike
          </Typography>
        </Paper>
      ))}
    </Stack>
  );
}
