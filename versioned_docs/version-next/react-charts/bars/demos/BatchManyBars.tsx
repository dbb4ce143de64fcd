import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

/** Two sensors, one value per minute. */
const minutes = Array.from({ length: 1440 }, (_, minute) => minute);
const sensor = (phase: number) =>
  minutes.map((minute) => Math.round(60 + 40 * Math.sin(minute / 180 + phase)));

export default function BatchManyBars() {
  const [batch, setBatch] = React.useState(true);
  const [elements, setElements] = React.useState(0);
  const chart = React.useRef<SVGSVGElement>(null);

  React.useEffect(() => {
    const count = () => setElements(chart.current?.querySelectorAll('rect, path').length ?? 0);
    const timer = setTimeout(count, 300);
    return () => clearTimeout(timer);
  }, [batch]);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={batch} onChange={(_, on) => setBatch(on)} />}
        label='renderer="svg-batch"'
      />
      <BarChart
        ref={chart}
        title="Current through two sensors per minute of a day, in milliamperes"
        height={280}
        skipAnimation
        renderer={batch ? 'svg-batch' : 'svg-single'}
        xAxis={[
          {
            scaleType: 'band',
            data: minutes,
            categoryGapRatio: 0,
            tickInterval: (minute: number) => minute % 240 === 0,
            valueFormatter: (minute: number) =>
              `${Math.floor(minute / 60)}:${`${minute % 60}`.padStart(2, '0')}`,
          },
        ]}
        series={[
          { label: 'Pump', stack: 'all', data: sensor(0) },
          { label: 'Fan', stack: 'all', data: sensor(2) },
        ]}
      />
      <Typography role="status">{elements} elements in the chart</Typography>
    </div>
  );
}
