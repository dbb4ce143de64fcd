import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const paths = { stripes: 'M -2 2 l 4 -4 M 0 8 l 8 -8 M 6 10 l 4 -4', grid: 'M 0 4 h 8 M 4 0 v 8' };

export default function PatternsForPrint() {
  const id = React.useId();
  const { palette } = useTheme();
  const square = { width: 8, height: 8, patternUnits: 'userSpaceOnUse' as const };

  return (
    <BarChart
      title="Votes for three proposals"
      height={300}
      xAxis={[{ scaleType: 'band', data: ['Bridge', 'Pool', 'Park'] }]}
      series={[
        { label: 'Yes', color: palette.text.primary, data: [312, 208, 401] },
        { label: 'No', color: `url(#${id}-stripes)`, data: [188, 240, 93] },
        { label: 'Blank', color: `url(#${id}-grid)`, data: [41, 62, 38] },
      ]}
    >
      <defs>
        {Object.entries(paths).map(([name, d]) => (
          <pattern key={name} id={`${id}-${name}`} {...square}>
            <path d={d} stroke={palette.text.primary} strokeWidth={1.5} />
          </pattern>
        ))}
      </defs>
    </BarChart>
  );
}
