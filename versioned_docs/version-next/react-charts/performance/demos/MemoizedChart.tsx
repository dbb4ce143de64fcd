import * as React from 'react';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';
import { measureRender } from './measureRender';
import { indexes, makeReadings } from './turbine';

const xAxis = [{ data: indexes(3000), domainLimit: 'strict' as const }];
const series = [{ data: makeReadings(3000), showMark: false }];
const MemoizedLineChart = React.memo(LineChart);

export default function MemoizedChart() {
  const [renders, setRenders] = React.useState(0);
  const [memoized, setMemoized] = React.useState(false);
  const [result, setResult] = React.useState('Not measured yet');
  const Chart = memoized ? MemoizedLineChart : LineChart;

  const measure = () => {
    const time = measureRender(() => setRenders((before) => before + 1));
    setResult(`${time.toFixed(1)} ms, ${memoized ? 'memoized' : 'not memoized'}`);
  };

  return (
    <div style={{ width: '100%' }}>
      <Chart
        title="Power of a wind turbine, 3,000 readings"
        height={200}
        skipAnimation
        xAxis={xAxis}
        series={series}
      />
      <label>
        <input
          type="checkbox"
          checked={memoized}
          onChange={(event) => setMemoized(event.target.checked)}
        />{' '}
        React.memo
      </label>{' '}
      <Button variant="outlined" onClick={measure}>
        Render the parent
      </Button>
      <p role="status">
        {result} (parent rendered {renders} times)
      </p>
    </div>
  );
}
