import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Gauge } from '@mui/x-charts/Gauge';

/** Moves to a new value in 400 ms, or at once for people who ask for reduced motion. */
function useAnimatedValue(target: number) {
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [value, setValue] = React.useState(target);
  const current = React.useRef(target);

  React.useEffect(() => {
    const from = current.current;
    const duration = reduced ? 0 : 400;
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = duration === 0 ? 1 : Math.min(1, Math.max(0, now - start) / duration);
      current.current = from + (target - from) * (1 - (1 - part) ** 3);
      setValue(current.current);
      if (part < 1) {
        frame = requestAnimationFrame(step);
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [target, reduced]);

  return value;
}

export default function AnimatedGauge() {
  const [target, setTarget] = React.useState(30);
  const value = useAnimatedValue(target);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <Gauge
        aria-label="Oven heat in percent"
        aria-valuenow={target}
        height={160}
        value={value}
        text={`${Math.round(value)}%`}
      />
      <Button variant="outlined" onClick={() => setTarget(target === 30 ? 85 : 30)}>
        {target === 30 ? 'Turn up' : 'Turn down'}
      </Button>
    </Stack>
  );
}
