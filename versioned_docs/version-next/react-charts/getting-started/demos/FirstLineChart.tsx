import { LineChart } from '@mui/x-charts/LineChart';

const hours = [8, 10, 12, 14, 16, 18, 20];

export default function FirstLineChart() {
  return (
    <LineChart
      title="Bathers in the lido over two days"
      height={300}
      xAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
      series={[
        { id: 'saturday', label: 'Saturday', data: [22, 96, 240, 371, 402, 260, 85] },
        { id: 'sunday', label: 'Sunday', data: [30, 140, 318, 455, 430, 198, 40] },
      ]}
    />
  );
}
