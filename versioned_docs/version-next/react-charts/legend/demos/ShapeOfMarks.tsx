import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { lineClasses, LineChart } from '@mui/x-charts/LineChart';

function DashedMark({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 24 24" className={className}>
      <path d="M 0 12 H 24" stroke={color} strokeWidth={6} strokeDasharray="9 6" />
    </svg>
  );
}

export default function ShapeOfMarks() {
  return (
    <LineChart
      title="Tickets solved per week, planned and reported"
      height={280}
      xAxis={[{ scaleType: 'point', data: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6'] }]}
      series={[
        { label: 'Solved', data: [22, 31, 28, 40, 44, 47], showMark: false },
        {
          id: 'plan',
          label: 'Plan',
          labelMarkType: DashedMark,
          data: [25, 29, 33, 37, 41, 45],
          showMark: false,
        },
        { label: 'Reported', labelMarkType: 'circle', data: [30, 27, 35, 33, 42, 38] },
      ]}
      sx={{ [`& .${lineClasses.line}[data-series="plan"]`]: { strokeDasharray: '9 6' } }}
    />
  );
}
