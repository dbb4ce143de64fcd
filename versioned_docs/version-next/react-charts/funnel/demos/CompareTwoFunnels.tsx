import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const steps = ['Search', 'Seats', 'Payment', 'Ticket'];
const all = [3600, 2150, 1320, 1180];
const phone = [2300, 1240, 590, 480];

const toData = (values: readonly number[], group: string) =>
  values.map((value, index) => ({
    id: `${group} ${index}`,
    value,
    label: `${steps[index]}, ${group}`,
  }));

export default function CompareTwoFunnels() {
  return (
    <FunnelChart
      title="Bookings of a ferry: all in gray, those on phones in blue"
      height={300}
      gap={2}
      hideLegend
      categoryAxis={{ categories: steps, disableLine: true, disableTicks: true, size: 65 }}
      series={[
        {
          id: 'all',
          data: toData(all, 'all').map((step) => ({ ...step, color: '#8a93a0' })),
          variant: 'outlined',
          sectionLabel: false,
        },
        {
          id: 'phone',
          data: toData(phone, 'phones').map((step) => ({ ...step, color: '#1f5fa8' })),
          variant: 'outlined',
          valueFormatter: ({ value }, { dataIndex }) => `${value} of ${all[dataIndex]}`,
        },
      ]}
    />
  );
}
