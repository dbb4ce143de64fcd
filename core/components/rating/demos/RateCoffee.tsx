import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RateCoffee() {
  const [stars, setStars] = React.useState<number | null>(3);
  return (
    <Stack spacing={1}>
      <Typography id="coffee-label">Your espresso</Typography>
      <Rating
        role="radiogroup"
        aria-labelledby="coffee-label"
        value={stars}
        onChange={(_, next) => setStars(next)}
      />
      <Typography variant="body2">{stars === null ? 'Not rated' : `Value: ${stars}`}</Typography>
    </Stack>
  );
}
