import * as React from 'react';
import Button from '@mui/material/Button';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { measureRender, nextFrame } from './measureRender';
import { quakes } from './quakes';

const data = quakes.slice(0, 4000).map(({ depth, magnitude }) => ({ x: depth, y: magnitude }));
const series = [{ data, markerSize: 2 }];
const renderers = ['svg-single', 'svg-batch'] as const;

export default function TimeRenderers() {
  const box = React.useRef<HTMLDivElement>(null);
  const [shown, setShown] = React.useState<(typeof renderers)[number] | null>('svg-batch');
  const [results, setResults] = React.useState<Record<string, string>>({});
  const [running, setRunning] = React.useState(false);

  const measureAll = async () => {
    setRunning(true);
    for (const renderer of renderers) {
      setShown(null);
      await nextFrame();
      const time = measureRender(() => setShown(renderer));
      const elements = box.current?.querySelectorAll('svg *').length ?? 0;
      setResults((before) => ({
        ...before,
        [renderer]: `${time.toFixed(0)} ms, ${elements} elements`,
      }));
      await nextFrame();
    }
    setRunning(false);
  };

  return (
    <div style={{ width: '100%' }}>
      <div ref={box} style={{ height: 240 }}>
        {shown && (
          <ScatterChart
            title="Magnitude of 4,000 earthquakes by depth"
            height={240}
            renderer={shown}
            series={series}
          />
        )}
      </div>
      <Button variant="outlined" disabled={running} onClick={() => void measureAll()}>
        Measure both renderers
      </Button>
      <dl aria-live="polite">
        {renderers.map((renderer) => (
          <React.Fragment key={renderer}>
            <dt>{renderer}</dt>
            <dd>{results[renderer] ?? 'not measured yet'}</dd>
          </React.Fragment>
        ))}
      </dl>
    </div>
  );
}
