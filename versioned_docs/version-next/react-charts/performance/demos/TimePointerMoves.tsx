import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';
import { measureRender, nextFrame } from './measureRender';
import { indexes, makeReadings } from './turbine';

const data = makeReadings(800);
const x = indexes(800);
const cases = [
  { name: 'Marks, default tooltip', showMark: true, listening: true },
  { name: 'No marks, default tooltip', showMark: false, listening: true },
  { name: 'Marks, chart does not follow the pointer', showMark: true, listening: false },
];

export default function TimePointerMoves() {
  const box = React.useRef<HTMLDivElement>(null);
  const [shown, setShown] = React.useState(cases[1]!);
  const [results, setResults] = React.useState<Record<string, string>>({});
  const [running, setRunning] = React.useState(false);

  const measureAll = async () => {
    setRunning(true);
    for (const each of cases) {
      setShown(each);
      await nextFrame();
      const svg = box.current!.querySelector('svg')!;
      const { left, top } = svg.getBoundingClientRect();
      const moveTo = (x: number) => {
        const place = { bubbles: true, pointerType: 'mouse', clientX: left + x, clientY: top + 90 };
        svg.dispatchEvent(new PointerEvent('pointermove', place));
      };
      flushSync(() => moveTo(90));
      // To another reading: within the same one, nothing renders.
      const time = measureRender(() => moveTo(140));
      setResults((before) => ({ ...before, [each.name]: `${time.toFixed(1)} ms` }));
      svg.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
      await nextFrame();
    }
    setRunning(false);
  };

  return (
    <div style={{ width: '100%' }}>
      <div ref={box}>
        <LineChart
          key={shown.name}
          title="Power of a wind turbine, 800 readings"
          height={200}
          skipAnimation
          xAxis={[{ data: x, domainLimit: 'strict' }]}
          series={[{ data, showMark: shown.showMark }]}
          {...(shown.listening
            ? {}
            : {
                slotProps: { tooltip: { trigger: 'item' } },
                axisHighlight: { x: 'none', y: 'none' },
              })}
        />
      </div>
      <Button variant="outlined" disabled={running} onClick={() => void measureAll()}>
        Time one pointer move
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
