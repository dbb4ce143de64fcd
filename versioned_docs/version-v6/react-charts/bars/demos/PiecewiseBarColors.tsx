import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const airQuality = [38, 52, 74, 121, 96, 47, 50];

const ranges = [
  { label: 'under 50', color: '#2e9e6b', from: 0, to: 50 },
  { label: '50 to 99', color: '#d99a1c', from: 50, to: 100 },
  { label: '100 and over', color: '#d1495b', from: 100, to: Infinity },
];

export default function PiecewiseBarColors() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Air quality index per day</figcaption>
      <BarChart
        height={320}
        xAxis={[{ scaleType: 'band', data: days }]}
        series={ranges.map(({ label, color, from, to }) => ({
          label,
          color,
          stack: 'air',
          data: airQuality.map((value) => (value >= from && value < to ? value : 0)),
          // `null` leaves the row of the other ranges out of the tooltip.
          valueFormatter: (value: number) => (value === 0 ? null! : `${value}`),
        }))}
        slotProps={{ legend: { itemMarkWidth: 12, itemMarkHeight: 12 } }}
      />
    </figure>
  );
}
