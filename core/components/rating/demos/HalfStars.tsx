import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const describe = (stars: number) => {
  if (stars >= 4) {
    return 'Great';
  }
  return stars >= 2.5 ? 'Fine' : 'Poor';
};

export default function HalfStars() {
  const [stars, setStars] = React.useState<number | null>(3.5);
  const [hovered, setHovered] = React.useState(-1);
  const shown = hovered === -1 ? stars : hovered;
  return (
    <Stack direction="row" spacing={2}>
      <Rating
        role="radiogroup"
        aria-label="Picture quality"
        precision={0.5}
        value={stars}
        onChange={(_, next) => setStars(next)}
        onChangeActive={(_, next) => setHovered(next)}
        getLabelText={(value) => `${value} of 5, ${describe(value)}`}
      />
      <Typography sx={{ width: 48 }}>{shown === null ? '–' : describe(shown)}</Typography>
    </Stack>
  );
}
