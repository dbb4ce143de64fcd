import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';

const colors = ['#1769c2', '#b3590c'];

export default function PatternsOnBars() {
  const stripesId = React.useId();

  return (
    <BarChart
      title="Repairs by workshop, in time and late"
      height={280}
      colors={colors}
      xAxis={[{ scaleType: 'band', data: ['Bikes', 'Boats', 'Clocks'] }]}
      series={[
        { id: 'inTime', label: 'In time', data: [64, 21, 38], stack: 'all' },
        { id: 'late', label: 'Late', data: [12, 14, 9], stack: 'all' },
      ]}
      sx={{
        '.MuiBarElement-series-late, .MuiChartsLegend-item:nth-of-type(2) .MuiChartsLabelMark-fill':
          { fill: `url(#${stripesId})` },
      }}
    >
      <defs>
        <pattern
          id={stripesId}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="8" height="8" fill={colors[1]} />
          <rect width="3" height="8" fill="white" />
        </pattern>
      </defs>
    </BarChart>
  );
}
