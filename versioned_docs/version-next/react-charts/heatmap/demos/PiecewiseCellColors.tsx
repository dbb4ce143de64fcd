import { PiecewiseColorLegend, type PiecewiseColorLegendProps } from '@mui/x-charts/ChartsLegend';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from './busyHours';

const labelFormatter: PiecewiseColorLegendProps['labelFormatter'] = ({ min, max }) =>
  min === null ? 'quiet' : max === null ? 'full' : 'busy';

export default function PiecewiseCellColors() {
  return (
    <figure
      aria-label="How busy a swimming pool is by day and hour"
      style={{ margin: 0, width: '100%' }}
    >
      <Heatmap
        height={320}
        xAxis={[{ data: hours, label: 'Hour' }]}
        yAxis={[{ data: days }]}
        zAxis={[
          {
            colorMap: {
              type: 'piecewise',
              thresholds: [25, 60],
              colors: ['#7fb8e6', '#e6b566', '#d1495b'],
            },
          },
        ]}
        series={[{ label: 'Visitors', data: cells }]}
        hideLegend={false}
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{ legend: { labelPosition: 'inline-end', labelFormatter } }}
      />
    </figure>
  );
}
