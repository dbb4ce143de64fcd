import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

function Night({ from, to }: { from: number; to: number }) {
  const { top, height } = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const theme = useTheme();
  const left = xScale(from);

  return (
    <rect
      x={left}
      y={top}
      width={xScale(to) - left}
      height={height}
      fill={theme.palette.text.primary}
      fillOpacity={0.12}
      pointerEvents="none"
    />
  );
}

export default function ShadeNightHours() {
  return (
    <LineChart
      title="Power use of a bakery over one day, nights shaded"
      height={280}
      xAxis={[
        {
          data: [0, 3, 6, 9, 12, 15, 18, 21, 24],
          max: 24,
          tickMinStep: 6,
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[{ min: 0, label: 'kW' }]}
      series={[{ data: [9, 31, 42, 28, 19, 16, 12, 7, 9] }]}
    >
      <Night from={0} to={6} />
      <Night from={21} to={24} />
    </LineChart>
  );
}
