import { styled } from '@mui/material/styles';
import { BarChart, BarLabel } from '@mui/x-charts/BarChart';

const OutlinedLabel = styled(BarLabel)({
  fontSize: 14,
  fontWeight: 700,
  fill: '#fff',
  stroke: '#1b1f24',
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
});

export default function OutlineBarLabels() {
  return (
    <BarChart
      title="Votes per proposal"
      height={300}
      slots={{ barLabel: OutlinedLabel }}
      xAxis={[{ scaleType: 'band', data: ['Park', 'Bridge', 'Library'] }]}
      series={[
        { barLabel: 'value', label: 'For', data: [240, 131, 305] },
        { barLabel: 'value', label: 'Against', data: [88, 176, 52] },
      ]}
    />
  );
}
