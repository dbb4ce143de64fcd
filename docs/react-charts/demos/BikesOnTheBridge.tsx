import { ContinuousColorLegend, Heatmap } from '@mui/x-charts-pro';
import { bikeCounts, days, hours } from './bikeCounts';

export default function BikesOnTheBridge() {
  return (
    <figure style={{ margin: 0, width: '100%' }}>
      <figcaption>Bicycles on the bridge by weekday and hour</figcaption>
      <Heatmap
        height={310}
        margin={{ top: 10, right: 50, bottom: 30 }}
        xAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
        yAxis={[{ data: days }]}
        zAxis={[
          { colorMap: { type: 'continuous', min: 0, max: 400, color: ['#e8f1fb', '#0b4a8f'] } },
        ]}
        series={[{ label: 'Bicycles', data: bikeCounts }]}
      >
        <ContinuousColorLegend
          axisDirection="z"
          direction="column"
          position={{ horizontal: 'right', vertical: 'middle' }}
          length="60%"
        />
      </Heatmap>
    </figure>
  );
}
