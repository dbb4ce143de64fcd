import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from './busyHours';

export default function PoolVisitors() {
  return (
    <figure
      aria-label="Visitors of a swimming pool by day and hour"
      style={{ margin: 0, width: '100%' }}
    >
      <Heatmap
        height={280}
        xAxis={[{ data: hours, label: 'Hour' }]}
        yAxis={[{ data: days }]}
        series={[{ label: 'Visitors', data: cells }]}
      />
    </figure>
  );
}
