import { BarChart } from '@mui/x-charts/BarChart';

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

export default function FormatTooltipValues() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Repair costs per quarter</figcaption>
      <BarChart
        height={280}
        margin={{ left: 70 }}
        xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[
          {
            label: 'Paid',
            data: [1180, 1612, 1440, 1525],
            valueFormatter: (value) => euros.format(value),
          },
        ]}
      />
    </figure>
  );
}
