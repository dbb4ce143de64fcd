import { ScatterChart } from '@mui/x-charts/ScatterChart';

const requests = [
  [1, 120],
  [2, 180],
  [4, 150],
  [5, 260],
  [7, 310],
  [8, 240],
  [10, 420],
  [11, 380],
  [13, 610],
  [14, 520],
  [16, 750],
  [18, 690],
].map(([users, time], id) => ({ id, x: users!, y: time! }));

const classes = [
  { label: 'under 300', from: 0, to: 300, color: '#2e9e6b' },
  { label: '300 to 600', from: 300, to: 600, color: '#d99a1c' },
  { label: '600 or more', from: 600, to: Infinity, color: '#d1495b' },
];

const series = classes.map(({ label, from, to, color }) => ({
  label,
  color,
  markerSize: 6,
  data: requests.filter(({ y }) => y >= from && y < to),
  valueFormatter: ({ x, y }: { x: number; y: number }) => `${x}k users: ${y} ms`,
}));

export default function ColorByThreshold() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Response time in milliseconds</figcaption>
      <ScatterChart
        height={320}
        margin={{ right: 20 }}
        xAxis={[{ label: 'Users (thousands)', min: 0 }]}
        yAxis={[{ min: 0 }]}
        series={series}
        slotProps={{
          legend: { itemMarkWidth: 12, itemMarkHeight: 12, labelStyle: { fontSize: 14 } },
        }}
      />
    </figure>
  );
}
