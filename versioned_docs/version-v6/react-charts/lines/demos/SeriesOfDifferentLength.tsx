import { LineChart } from '@mui/x-charts/LineChart';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export default function SeriesOfDifferentLength() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>New members of a sports club</figcaption>
      <LineChart
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
    </figure>
  );
}
