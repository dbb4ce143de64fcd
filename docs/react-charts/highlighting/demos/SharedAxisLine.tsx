import * as React from 'react';
import Stack from '@mui/material/Stack';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useAxisTooltip } from '@mui/x-charts/ChartsTooltip';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { buoy } from './buoy';

type Day = string | null;

function ReportDay({ onChange }: { onChange: (day: Day) => void }) {
  const day = useAxisTooltip()?.axisValue;
  React.useEffect(() => onChange(day === undefined ? null : String(day)), [day, onChange]);
  return null;
}

export default function SharedAxisLine() {
  const [day, setDay] = React.useState<Day>(null);
  const line = day !== null && <ChartsReferenceLine x={day} lineStyle={{ strokeDasharray: 4 }} />;
  const shared: Omit<LineChartProps, 'series'> = {
    height: 180,
    margin: { top: 20 },
    dataset: buoy,
    axisHighlight: { x: 'none', y: 'none' },
    tooltip: { trigger: 'axis' },
    xAxis: [{ scaleType: 'point', dataKey: 'day' }],
  };

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart {...shared} title="Wave height in meters" series={[{ dataKey: 'wave' }]}>
        <ReportDay onChange={setDay} />
        {line}
      </LineChart>
      <LineChart {...shared} title="Wind in knots" series={[{ dataKey: 'wind' }]}>
        {line}
      </LineChart>
    </Stack>
  );
}
