import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { cells, cities, months } from './temperatures';

export default function ContinuousCellColors() {
  return (
    <figure
      aria-label="Mean temperature of three cities by month"
      style={{ margin: 0, width: '100%' }}
    >
      <Heatmap
        height={260}
        xAxis={[{ data: months }]}
        yAxis={[{ data: cities }]}
        zAxis={[
          { colorMap: { type: 'continuous', min: -5, max: 25, color: ['#3b7dd8', '#f2a33a'] } },
        ]}
        series={[{ data: cells, valueFormatter: ([, , value]) => `${value} °C` }]}
        hideLegend={false}
        slotProps={{
          legend: {
            direction: 'vertical',
            position: { vertical: 'middle' },
            minLabel: '−5 °C',
            maxLabel: '25 °C',
          },
        }}
      />
    </figure>
  );
}
