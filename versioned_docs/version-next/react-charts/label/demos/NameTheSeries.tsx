import { LineChart } from '@mui/x-charts/LineChart';

export default function NameTheSeries() {
  return (
    <LineChart
      title="Kilometers that two runners ran per week, and their plan in gray"
      height={280}
      xAxis={[{ scaleType: 'point', data: ['Week 1', 'Week 2', 'Week 3', 'Week 4'] }]}
      yAxis={[{ min: 0, label: 'Distance (km)' }]}
      series={[
        { label: 'Noor', data: [18, 22, 25, 31] },
        { label: 'Sami', data: [12, 19, 16, 24] },
        { data: [15, 15, 20, 20], color: '#8a8f98' },
      ]}
    />
  );
}
