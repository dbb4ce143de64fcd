import { BarChart } from '@mui/x-charts/BarChart';

const plan = [1200, 1350, 1500, 1500];
const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

export default function FormatTooltipValues() {
  return (
    <BarChart
      title="Repair costs per quarter"
      height={280}
      xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        {
          label: 'Paid',
          data: [1180, 1612, 1440, null],
          valueFormatter: (value, { dataIndex }) =>
            value === null
              ? 'not closed yet'
              : `${euros.format(value)} (${Math.round((100 * value) / plan[dataIndex]!)}% of plan)`,
        },
      ]}
    />
  );
}
