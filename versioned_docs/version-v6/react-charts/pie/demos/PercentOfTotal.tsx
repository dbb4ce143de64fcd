import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const trips = [
  { id: 'bus', value: 418, label: 'Bus', color: '#7fb8e6' },
  { id: 'bike', value: 297, label: 'Bike', color: '#9fd39b' },
  { id: 'car', value: 188, label: 'Car', color: '#e6b566' },
];
const total = trips.reduce((sum, { value }) => sum + value, 0);
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

export default function PercentOfTotal() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Trips to work by means of transport</figcaption>
      <PieChart
        height={240}
        series={[
          {
            data: trips,
            arcLabel: ({ value }) => percent.format(value / total),
            valueFormatter: ({ value }) =>
              `${value} of ${total} (${percent.format(value / total)})`,
          },
        ]}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#1b1f24' } }}
      />
    </figure>
  );
}
