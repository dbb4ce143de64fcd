import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart, type BarProps } from '@mui/x-charts/BarChart';

function FlashingBar({ ownerState, skipAnimation, xOrigin, yOrigin, ...rect }: BarProps) {
  const ref = React.useRef<SVGRectElement>(null);
  const shown = React.useRef(rect.height);
  const { id, dataIndex, layout, color, ...attributes } = rect;

  React.useEffect(() => {
    if (shown.current === rect.height) {
      return undefined;
    }
    shown.current = rect.height;
    if (skipAnimation) {
      return undefined;
    }
    // Any library that animates an element can stand here.
    const flash = ref.current?.animate?.([{ fillOpacity: 0.2 }, { fillOpacity: 1 }], {
      duration: 1200,
      easing: 'ease-out',
    });
    return () => flash?.cancel();
  }, [rect.height, skipAnimation]);

  return <rect ref={ref} {...attributes} />;
}

const slots = { bar: FlashingBar };
const stops = ['Park', 'Station', 'Harbor', 'Museum'];
const start = [12, 31, 24, 9];

export default function FlashChangedBars() {
  const [waiting, setWaiting] = React.useState(start);
  const arrive = (stop: number) =>
    setWaiting(waiting.map((count, index) => (index === stop ? (count + 7) % 40 : count)));

  return (
    <Box sx={{ width: '100%' }}>
      {stops.map((stop, index) => (
        <Button key={stop} onClick={() => arrive(index)}>
          {stop}
        </Button>
      ))}
      <BarChart
        title="People waiting at four tram stops"
        height={260}
        xAxis={[{ data: stops }]}
        yAxis={[{ min: 0, max: 40 }]}
        series={[{ data: waiting }]}
        slots={slots}
      />
    </Box>
  );
}
