import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

const trips = [
  { id: 'bus', value: 418, label: 'Bus', color: '#7fb8e6' },
  { id: 'bike', value: 297, label: 'Bike', color: '#9fd39b' },
  { id: 'car', value: 188, label: 'Car', color: '#e6b566' },
];
const total = trips.reduce((sum, { value }) => sum + value, 0);
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

export default function PercentOfTotal() {
  return (
    <PieChart
      title="Trips to work by means of transport"
      height={240}
      series={[
        {
          data: trips,
          arcLabel: ({ value }) => percent.format(value / total),
          valueFormatter: ({ value }) => `${value} of ${total} (${percent.format(value / total)})`,
        },
      ]}
      sx={{ [`& .${pieClasses.arcLabel}`]: { fill: '#1b1f24' } }}
    />
  );
}
