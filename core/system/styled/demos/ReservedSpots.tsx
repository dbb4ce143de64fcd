import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

interface SpotProps {
  readonly tone: 'free' | 'reserved';
  readonly hours?: number;
}

const Spot = styled('li')<SpotProps>(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: '2px solid',
  borderRadius: theme.shape.borderRadius,
  variants: [
    { props: { tone: 'free' }, style: theme.unstable_sx({ borderColor: 'success.main' }) },
    { props: { tone: 'reserved' }, style: theme.unstable_sx({ borderColor: 'error.main' }) },
    { props: ({ hours = 0 }) => hours > 3, style: { borderStyle: 'dashed' } },
  ],
}));

export default function ReservedSpots() {
  const [isReserved, setIsReserved] = React.useState(false);
  const tone = isReserved ? 'reserved' : 'free';
  return (
    <Stack spacing={1}>
      <Stack
        component="ul"
        role="list"
        aria-label="Parking spots"
        direction="row"
        useFlexGap
        spacing={1}
        sx={{
          flexWrap: 'wrap',
          listStyle: 'none',
          m: 0,
          p: 0,
          typography: 'body1',
          color: 'text.primary',
        }}
      >
        <Spot tone="free">A1 free</Spot>
        <Spot tone="reserved" hours={2}>
          A2 for 2 hours
        </Spot>
        <Spot tone={tone} hours={5}>
          A3 {isReserved ? 'for 5 hours' : 'free from 9 to 14'}
        </Spot>
      </Stack>
      <FormControlLabel
        control={<Switch checked={isReserved} onChange={(_, on) => setIsReserved(on)} />}
        label="Reserve A3"
      />
    </Stack>
  );
}
