import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';

const HEIGHT = 96;

export default function ReservedChartHeight() {
  const [visit, setVisit] = React.useState(1);
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <NoSsr key={visit} defer fallback={<Skeleton variant="rectangular" height={HEIGHT} />}>
        <RainChart />
      </NoSsr>
      <Button onClick={() => setVisit(visit + 1)} sx={{ mt: 1 }}>
        Mount again
      </Button>
    </Box>
  );
}

const RAIN = [12, 30, 64, 48, 20, 8, 72];

function RainChart() {
  return (
    <Box
      role="img"
      aria-label="Rain in seven days, between 8 and 72 millimeters"
      sx={{ display: 'flex', alignItems: 'flex-end', gap: 0.5, height: HEIGHT }}
    >
      {RAIN.map((amount) => (
        <Box key={amount} sx={{ flex: 1, height: `${amount}%`, bgcolor: 'info.main' }} />
      ))}
    </Box>
  );
}
