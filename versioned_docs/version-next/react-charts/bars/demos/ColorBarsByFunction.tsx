import { BarChart } from '@mui/x-charts/BarChart';

const goal = 30;

export default function ColorBarsByFunction() {
  return (
    <BarChart
      title="Minutes of exercise per day; the goal is 30"
      height={280}
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
      series={[
        {
          label: 'Minutes',
          color: '#2e9e6b',
          colorGetter: ({ value }) => (value !== null && value < goal ? '#8a93a6' : '#2e9e6b'),
          data: [35, 12, 41, 28, 55, 20, 33],
        },
      ]}
    />
  );
}
