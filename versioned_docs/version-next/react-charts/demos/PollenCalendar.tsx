import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { months, plants, pollen } from './pollen';

export default function PollenCalendar() {
  return (
    <Heatmap
      title="Pollen in the air by plant and month, in grains per cubic meter"
      height={260}
      xAxis={[{ data: months }]}
      yAxis={[{ data: plants, width: 64 }]}
      zAxis={[
        { colorMap: { type: 'continuous', min: 0, max: 180, color: ['#fff3e0', '#bf360c'] } },
      ]}
      series={[{ data: pollen, valueFormatter: (value) => `${value[2]} grains` }]}
      hideLegend={false}
    />
  );
}
