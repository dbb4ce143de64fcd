import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from './busyHours';

export default function PiecewiseCellColors() {
  return (
    <figure
      aria-label="How busy a swimming pool is by day and hour"
      style={{ margin: 0, width: '100%' }}
    >
      <Heatmap
        height={300}
        margin={{ top: 40, right: 20 }}
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
      >
        <PiecewiseColorLegend
          axisDirection="z"
          direction="row"
          position={{ horizontal: 'middle', vertical: 'top' }}
          itemMarkWidth={12}
          itemMarkHeight={12}
          labelFormatter={({ min, max }) =>
            min === null ? 'quiet' : max === null ? 'full' : 'busy'
          }
          labelStyle={{ fontSize: 14 }}
        />
      </Heatmap>
    </figure>
  );
}
