import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const QUAYS = [
  { quay: 'North quay', berths: ['N1', 'N2', 'N3', 'N4'] },
  { quay: 'South quay', berths: ['S1', 'S2'] },
];

export default function HarborBerths() {
  return (
    <Grid container spacing={1} columnSpacing={3} sx={{ width: '100%' }}>
      {QUAYS.map(({ quay, berths }) => (
        <Grid key={quay} container size={{ xs: 12, sm: 6 }} sx={{ alignContent: 'start' }}>
          <Grid size={12}>
            <Typography variant="subtitle2" component="h3">
              {quay}
            </Typography>
          </Grid>
          {berths.map((berth) => (
            <Grid key={berth} size={6}>
              <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
                {berth}
              </Paper>
            </Grid>
          ))}
        </Grid>
      ))}
    </Grid>
  );
}
