import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { Gauge } from '@mui/x-charts/Gauge';

export default function AnimatedGauge() {
  const [heat, setHeat] = React.useState(30);
  const [skipAnimation, setSkipAnimation] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <Gauge
        aria-label="Oven heat in percent"
        height={160}
        value={heat}
        text={`${heat}%`}
        skipAnimation={skipAnimation}
      />
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setHeat(heat === 30 ? 85 : 30)}>
          {heat === 30 ? 'Turn up' : 'Turn down'}
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={skipAnimation}
              onChange={(event) => setSkipAnimation(event.target.checked)}
            />
          }
          label="skipAnimation"
        />
      </Stack>
    </Stack>
  );
}
