import { LineChart } from '@mui/x-charts/LineChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

function GridLine() {
  const { width } = useDrawingArea();
  return <line x2={width} stroke="currentColor" strokeOpacity={0.3} strokeDasharray="4 3" />;
}

export default function TicksAsGridLines() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Share of trains on time</figcaption>
      <LineChart
        height={280}
        margin={{ top: 20, right: 20 }}
        xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        yAxis={[
          {
            id: 'share',
            min: 0,
            max: 100,
            valueFormatter: (percent: number) => `${percent}%`,
          },
        ]}
        leftAxis={{ axisId: 'share', slots: { axisTick: GridLine } }}
        series={[{ data: [91, 84, 88, 73, 79] }]}
      />
    </figure>
  );
}
