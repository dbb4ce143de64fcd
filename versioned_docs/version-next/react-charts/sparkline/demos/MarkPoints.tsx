import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const weights = [71.4, 71.1, 71.6, 70.2, 69.8, 70.3, 69.1, 69.4];

function Mark({ index }: { index: number }) {
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();
  return <circle cx={x(index)} cy={y(weights[index]!)} r={5} fill="currentColor" />;
}

export default function MarkPoints() {
  return (
    <SparkLineChart
      title="Weight of the athlete: lowest 69.1, last 69.4 kilograms"
      height={90}
      margin={10}
      data={weights}
      sx={{ color: 'text.primary' }}
    >
      <Mark index={weights.indexOf(Math.min(...weights))} />
      <Mark index={weights.length - 1} />
    </SparkLineChart>
  );
}
