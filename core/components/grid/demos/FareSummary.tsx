import * as React from 'react';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Grid from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

const FARES = [
  { item: 'Cabin for two', price: '€184' },
  { item: 'Car, up to 5 meters', price: '€96' },
];

export default function FareSummary() {
  const [isBooked, setBooked] = React.useState(false);
  return (
    <Grid container rowSpacing={1} columnSpacing={2} sx={{ width: '100%' }}>
      {FARES.map(({ item, price }) => (
        <React.Fragment key={item}>
          <Grid size={{ xs: 8, sm: 4 }} offset={{ sm: 4 }}>
            <Typography>{item}</Typography>
          </Grid>
          <Grid size="auto" offset="auto">
            <Typography>{price}</Typography>
          </Grid>
        </React.Fragment>
      ))}
      <Grid size={{ xs: 12, sm: 8 }} offset={{ sm: 4 }}>
        <Divider />
      </Grid>
      <Grid size="auto" offset="auto" role="status">
        <Typography>{isBooked ? 'Booked for €280' : 'Total €280'}</Typography>
      </Grid>
      <Grid size="auto">
        <Button variant="contained" size="small" onClick={() => setBooked(!isBooked)}>
          {isBooked ? 'Cancel' : 'Book'}
        </Button>
      </Grid>
    </Grid>
  );
}
