import * as React from 'react';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';
import { minMax } from './downsample';
import { measureRender, nextFrame } from './measureRender';
import { indexes, makeReadings } from './turbine';

const readings = makeReadings(20_000);
const sampled = minMax(readings, 300);
const cases = [
  { name: '1,000 points with marks', x: indexes(1000), y: makeReadings(1000), showMark: true },
  { name: '1,000 points, showMark: false', x: indexes(1000), y: makeReadings(1000) },
  { name: '20,000 points, showMark: false', x: indexes(20_000), y: readings },
  { name: '20,000 reduced to 600', ...sampled },
];

export default function TimeLongLines() {
  const box = React.useRef<HTMLDivElement>(null);
  const [shown, setShown] = React.useState<(typeof cases)[number] | null>(cases[3]!);
  const [results, setResults] = React.useState<Record<string, string>>({});
  const [running, setRunning] = React.useState(false);

  const measureAll = async () => {
    setRunning(true);
    for (const each of cases) {
      setShown(null);
      await nextFrame();
      const time = measureRender(() => setShown(each));
      const elements = box.current?.querySelectorAll('svg *').length ?? 0;
      setResults((before) => ({
        ...before,
        [each.name]: `${time.toFixed(0)} ms, ${elements} elements`,
      }));
      await nextFrame();
    }
    setRunning(false);
  };

  return (
    <div style={{ width: '100%' }}>
      <div ref={box} style={{ height: 220 }}>
        {shown && (
          <LineChart
            title="Power of a wind turbine, in kilowatts"
            height={220}
            skipAnimation
            xAxis={[{ data: shown.x, domainLimit: 'strict', tickNumber: 5 }]}
            series={[{ data: shown.y, showMark: 'showMark' in shown }]}
          />
        )}
      </div>
      <Button variant="outlined" disabled={running} onClick={() => void measureAll()}>
        Measure in this browser
      </Button>
      <dl aria-live="polite">
        {cases.map(({ name }) => (
          <React.Fragment key={name}>
            <dt>{name}</dt>
            <dd>{results[name] ?? 'not measured yet'}</dd>
          </React.Fragment>
        ))}
      </dl>
    </div>
  );
}
