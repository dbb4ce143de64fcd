import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { requestsPerSecond } from './requestsPerSecond';

const VISIBLE = 20;

export default function GrowingSeries() {
  const [count, setCount] = React.useState(VISIBLE);
  const [running, setRunning] = React.useState(false);
  const ended = count >= requestsPerSecond.length;

  React.useEffect(() => {
    if (!running || ended) {
      return undefined;
    }
    const timer = setTimeout(() => setCount((previous) => previous + 1), 500);
    return () => clearTimeout(timer);
  }, [running, ended, count]);

  const seconds = Array.from({ length: VISIBLE }, (_, index) => count - VISIBLE + index);
  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ px: 2 }}>
        <Button variant="outlined" disabled={ended} onClick={() => setRunning(!running)}>
          {running && !ended ? 'Pause' : 'Start'}
        </Button>
        <Button disabled={running || ended} onClick={() => setCount(count + 1)}>
          Next value
        </Button>
        <Button
          disabled={running && !ended}
          onClick={() => {
            setCount(VISIBLE);
            setRunning(false);
          }}
        >
          Reset
        </Button>
      </Stack>
      <LineChart
        title="Requests per second of a server, the last 20 seconds"
        height={280}
        skipAnimation
        xAxis={[{ data: seconds, min: seconds[0], max: seconds[VISIBLE - 1], label: 'Second' }]}
        yAxis={[{ min: 0, max: 400 }]}
        series={[
          {
            data: seconds.map((second) => requestsPerSecond[second] ?? null),
            curve: 'linear',
            showMark: false,
          },
        ]}
      />
    </Stack>
  );
}
