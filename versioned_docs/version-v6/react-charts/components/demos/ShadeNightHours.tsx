import { getValueToPositionMapper, useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

function Night({ from, to }: { from: number; to: number }) {
  const { top, height } = useDrawingArea();
  const toX = getValueToPositionMapper(useXScale());
  const left = toX(from);

  return (
    <rect
      x={left}
      y={top}
      width={toX(to) - left}
      height={height}
      fill="currentColor"
      fillOpacity={0.12}
      pointerEvents="none"
    />
  );
}

export default function ShadeNightHours() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Power use of a bakery, nights shaded</figcaption>
      <LineChart
        height={280}
        margin={{ top: 20 }}
        xAxis={[
          {
            data: [0, 3, 6, 9, 12, 15, 18, 21, 24],
            max: 24,
            tickInterval: [0, 6, 12, 18, 24],
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[{ min: 0, label: 'kW' }]}
        series={[{ data: [9, 31, 42, 28, 19, 16, 12, 7, 9] }]}
      >
        <Night from={0} to={6} />
        <Night from={21} to={24} />
      </LineChart>
    </figure>
  );
}
