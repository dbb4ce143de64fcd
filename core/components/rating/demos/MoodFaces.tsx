import * as React from 'react';
import SentimentDissatisfied from '@mui/icons-material/SentimentDissatisfied';
import SentimentNeutral from '@mui/icons-material/SentimentNeutral';
import SentimentSatisfied from '@mui/icons-material/SentimentSatisfied';
import Rating, { type IconContainerProps } from '@mui/material/Rating';

const MOODS = [
  { label: 'Bad', Icon: SentimentDissatisfied },
  { label: 'Okay', Icon: SentimentNeutral },
  { label: 'Good', Icon: SentimentSatisfied },
];

function Face({ value, className }: IconContainerProps) {
  const { Icon } = MOODS[value - 1]!;
  return <Icon className={className} fontSize="large" />;
}

export default function MoodFaces() {
  const [mood, setMood] = React.useState<number | null>(2);
  return (
    <Rating
      role="radiogroup"
      aria-label="How was your day?"
      max={MOODS.length}
      highlightSelectedOnly
      slots={{ icon: Face }}
      getLabelText={(value) => MOODS[value - 1]?.label ?? 'None'}
      value={mood}
      onChange={(_, next) => setMood(next)}
      sx={{
        gap: 1,
        '& .MuiRating-iconFilled': { color: 'primary.main' },
        '& .MuiRating-iconEmpty': { color: 'action.active' },
      }}
    />
  );
}
