import { BarChart } from '@mui/x-charts/BarChart';

export default function OrdinalBarColors() {
  return (
    <BarChart
      title="Support tickets by state"
      height={300}
      xAxis={[
        {
          scaleType: 'band',
          data: ['New', 'Open', 'Waiting', 'Solved'],
          colorMap: {
            type: 'ordinal',
            values: ['New', 'Solved'],
            colors: ['#d1495b', '#2e9e6b'],
            unknownColor: '#8a93a6',
          },
        },
      ]}
      series={[{ data: [14, 27, 9, 52] }]}
    />
  );
}
