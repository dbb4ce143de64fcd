import { BarChart } from '@mui/x-charts/BarChart';

const hours = ['06:00', '09:00', '12:00', '15:00', '18:00', '21:00'];

export default function ContinuousBarColors() {
  return (
    <BarChart
      title="Temperature in the server room over one day"
      height={300}
      xAxis={[{ scaleType: 'band', data: hours }]}
      yAxis={[
        {
          label: '°C',
          colorMap: { type: 'continuous', min: 18, max: 32, color: ['#4a90c2', '#d1495b'] },
        },
      ]}
      series={[{ data: [19.4, 21.8, 26.1, 30.2, 27.5, 22.3] }]}
    />
  );
}
