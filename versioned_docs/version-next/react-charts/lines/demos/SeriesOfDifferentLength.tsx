import { LineChart } from '@mui/x-charts/LineChart';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export default function SeriesOfDifferentLength() {
  return (
    <LineChart
      title="New members of a sports club per month"
      height={300}
      xAxis={[{ scaleType: 'point', data: months }]}
      series={[
        { label: 'Year 2025', data: [61, 48, 55, 39, 44, 37] },
        {
          label: 'Year 2024',
          data: [52, 41, 43, 36, 35, 30, 18, 22, 58, 40, 29, 15],
          showMark: false,
        },
      ]}
    />
  );
}
