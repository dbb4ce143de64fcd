import { LineChart } from '@mui/x-charts/LineChart';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';

function TargetRange({ from, to }: { from: number; to: number }) {
  const { left, width } = useDrawingArea();
  const scale = useYScale();
  const top = Number(scale(to));
  const bottom = Number(scale(from));

  return (
    <rect x={left} y={top} width={width} height={bottom - top} fill="#2e7d32" fillOpacity={0.15} />
  );
}

export default function MarkTargetRange() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Acidity of the aquarium, with the range to keep (green)</figcaption>
      <LineChart
        height={260}
        margin={{ top: 20, right: 20 }}
        xAxis={[{ scaleType: 'point', data: ['Week 1', 'Week 2', 'Week 3', 'Week 4'] }]}
        yAxis={[{ min: 6, max: 8 }]}
        series={[{ data: [6.6, 6.9, 7.3, 7.1] }]}
      >
        <TargetRange from={6.8} to={7.2} />
      </LineChart>
    </figure>
  );
}
