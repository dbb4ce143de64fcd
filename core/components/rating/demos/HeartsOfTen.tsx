import * as React from 'react';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Rating from '@mui/material/Rating';

export default function HeartsOfTen() {
  const [hearts, setHearts] = React.useState<number | null>(7);
  return (
    <Rating
      role="radiogroup"
      aria-label="How much do you like the song?"
      max={10}
      icon={<Favorite fontSize="inherit" />}
      emptyIcon={<FavoriteBorder fontSize="inherit" />}
      getLabelText={(value) => `${value} of 10 hearts`}
      value={hearts}
      onChange={(_, next) => setHearts(next)}
      sx={{ '& .MuiRating-iconFilled': { color: 'error.main' } }}
    />
  );
}
