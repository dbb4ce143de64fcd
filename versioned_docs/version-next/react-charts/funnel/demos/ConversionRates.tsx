import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { id: 'visit', value: 5200, label: 'Visit' },
  { id: 'basket', value: 1820, label: 'Basket' },
  { id: 'address', value: 1180, label: 'Address' },
  { id: 'order', value: 940, label: 'Order' },
];
const percent = new Intl.NumberFormat('en', { style: 'percent' });
const count = new Intl.NumberFormat('en');

export default function ConversionRates() {
  return (
    <FunnelChart
      title="Steps of a ticket shop, with the share of the step before"
      height={300}
      series={[
        {
          data: steps,
          variant: 'outlined',
          valueFormatter: ({ value }, { dataIndex }) => {
            const before = steps[dataIndex - 1];
            return before
              ? `${count.format(value)} (${percent.format(value / before.value)})`
              : count.format(value);
          },
        },
      ]}
    />
  );
}
