import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const weights = [71.4, 71.1, 71.6, 70.2, 69.8, 70.3, 69.1, 69.4];

function Mark({ index }: { index: number }) {
  const x = useXScale();
  const y = useYScale();
  return <circle cx={x(index)} cy={y(weights[index]!)} r={5} fill="currentColor" />;
}

export default function MarkPoints() {
  return (
    <div
      role="img"
      aria-label="Weight of the athlete: lowest 69.1, last 69.4 kilograms"
      style={{ width: '100%' }}
    >
      <SparkLineChart
        height={90}
        margin={{ top: 10, right: 10, bottom: 10, left: 10 }}
        data={weights}
        sx={{ color: 'text.primary' }}
      >
        <Mark index={weights.indexOf(Math.min(...weights))} />
        <Mark index={weights.length - 1} />
      </SparkLineChart>
    </div>
  );
}
