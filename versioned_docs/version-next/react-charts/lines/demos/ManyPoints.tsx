import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';
import { vibration } from './vibration';

const ways = ['Diamonds', 'Circles', 'No marks'];

export default function ManyPoints() {
  const [way, setWay] = React.useState('No marks');
  const [figures, setFigures] = React.useState('Press a button to draw the chart again.');
  const box = React.useRef<HTMLDivElement>(null);
  const start = React.useRef(0);

  React.useEffect(() => {
    let frame = 0;
    const measure = () => {
      const elements = box.current?.querySelectorAll('svg *').length;
      if (elements) {
        const duration = Math.round(performance.now() - start.current);
        setFigures(`${way}: ${elements.toLocaleString()} SVG elements after ${duration} ms`);
      } else {
        // The chart draws nothing until its width is known.
        frame = requestAnimationFrame(measure);
      }
    };
    if (start.current > 0) {
      measure();
    }
    return () => cancelAnimationFrame(frame);
  }, [way]);

  return (
    <Box ref={box} sx={{ width: '100%' }}>
      {ways.map((name) => (
        <Button
          key={name}
          disabled={name === way}
          onClick={(event) => {
            start.current = event.timeStamp;
            setWay(name);
          }}
        >
          {name}
        </Button>
      ))}
      <Box role="status">{figures}</Box>
      <LineChart
        key={way}
        title="Vibration of a bearing, 2,000 samples"
        height={260}
        xAxis={[{ data: vibration.map(({ time }) => time), domainLimit: 'strict' }]}
        series={[
          {
            data: vibration.map(({ value }) => value),
            curve: 'linear',
            showMark: way !== 'No marks',
            shape: way === 'Diamonds' ? 'diamond' : 'circle',
          },
        ]}
      />
    </Box>
  );
}
