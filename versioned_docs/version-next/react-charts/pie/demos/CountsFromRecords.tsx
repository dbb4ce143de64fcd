import { PieChart } from '@mui/x-charts/PieChart';

const requests = [
  { ticket: 7301, topic: 'Billing' },
  { ticket: 7302, topic: 'Login' },
  { ticket: 7303, topic: 'Billing' },
  { ticket: 7304, topic: 'Export' },
  { ticket: 7305, topic: 'Login' },
  { ticket: 7306, topic: 'Billing' },
  { ticket: 7307, topic: 'Billing' },
];

const counts = new Map<string, number>();
requests.forEach(({ topic }) => counts.set(topic, (counts.get(topic) ?? 0) + 1));
const data = [...counts].map(([topic, count]) => ({ id: topic, value: count, label: topic }));

export default function CountsFromRecords() {
  return <PieChart title="Support requests by topic" height={220} series={[{ data }]} />;
}
