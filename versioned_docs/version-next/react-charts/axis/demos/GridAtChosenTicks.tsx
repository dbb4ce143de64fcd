import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { LineChart } from '@mui/x-charts/LineChart';

export default function GridAtChosenTicks() {
  return (
    <LineChart
      title="Share of trains on time"
      height={280}
      grid={{ horizontal: true, vertical: true }}
      xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[
        {
          min: 0,
          max: 100,
          tickInterval: [0, 25, 50, 75, 100],
          valueFormatter: (percent: number) => `${percent}%`,
        },
      ]}
      series={[{ data: [91, 84, 88, 73, 79] }]}
      sx={{ [`& .${chartsGridClasses.line}`]: { strokeDasharray: '4 3' } }}
    />
  );
}
