import { LineChart } from '@mui/x-charts/LineChart';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';

function Night({ from, to }: { from: number; to: number }) {
  const { top, height } = useDrawingArea();
  const x = useXScale<'linear'>();
  return (
    <rect
      x={x(from)}
      y={top}
      width={x(to) - x(from)}
      height={height}
      fill="#5c6bc0"
      opacity={0.2}
    />
  );
}

export default function MarkTheNight() {
  return (
    <LineChart
      title="Temperature in a bee hive, with the night shaded"
      height={260}
      xAxis={[
        {
          data: [12, 15, 18, 21, 24, 27, 30, 33, 36],
          domainLimit: 'strict',
          tickInterval: [12, 18, 24, 30, 36],
          valueFormatter: (hour: number) => `${hour % 24}:00`,
        },
      ]}
      yAxis={[{ valueFormatter: (celsius: number) => `${celsius} °C`, width: 60 }]}
      series={[{ data: [34.8, 35.2, 35.1, 34.4, 33.9, 33.6, 33.5, 34.1, 34.9] }]}
    >
      <Night from={21.5} to={29} />
    </LineChart>
  );
}
