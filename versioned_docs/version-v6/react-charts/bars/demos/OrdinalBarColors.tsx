import { BarChart, type BarElementOwnerState } from '@mui/x-charts/BarChart';

const tickets = [
  { state: 'New', count: 14, color: '#d1495b' },
  { state: 'Open', count: 27, color: '#8a93a6' },
  { state: 'Waiting', count: 9, color: '#8a93a6' },
  { state: 'Solved', count: 52, color: '#2e9e6b' },
];

const colorOf = ({ dataIndex }: BarElementOwnerState) => ({
  style: { fill: tickets[dataIndex]?.color },
});

export default function OrdinalBarColors() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Support tickets by state</figcaption>
      <BarChart
        height={300}
        margin={{ top: 20 }}
        tooltip={{ trigger: 'none' }}
        xAxis={[{ scaleType: 'band', data: tickets.map(({ state }) => state) }]}
        series={[{ data: tickets.map(({ count }) => count) }]}
        slotProps={{ bar: colorOf as object }}
      />
    </figure>
  );
}
