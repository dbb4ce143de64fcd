import { LineChart } from '@mui/x-charts/LineChart';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';

function ComfortZone() {
  const { left, width } = useDrawingArea();
  const y = useYScale<'linear'>();
  const top = y(22);
  return <rect x={left} y={top} width={width} height={y(19) - top} fill="green" opacity={0.2} />;
}

export default function ShadeComfortZone() {
  return (
    <LineChart
      title="Temperature in a classroom, with the comfort zone from 19 to 22 degrees"
      height={260}
      margin={{ top: 20, right: 20 }}
      xAxis={[{ data: [6, 8, 10, 12, 14, 16, 18], valueFormatter: (hour: number) => `${hour}:00` }]}
      yAxis={[{ valueFormatter: (celsius: number) => `${celsius} °C` }]}
      series={[{ data: [16.5, 18.9, 20.8, 22.3, 23.4, 22.1, 20.2] }]}
    >
      <ComfortZone />
    </LineChart>
  );
}
