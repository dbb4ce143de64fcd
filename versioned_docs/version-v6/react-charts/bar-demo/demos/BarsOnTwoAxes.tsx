import { BarChart } from '@mui/x-charts/BarChart';

const euros = (value: number) => `€${value}k`;

export default function BarsOnTwoAxes() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Orders and revenue per quarter</figcaption>
      <BarChart
        height={320}
        margin={{ left: 60, right: 70 }}
        xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        yAxis={[
          { id: 'orders', max: 2000 },
          { id: 'revenue', max: 80, valueFormatter: euros },
        ]}
        rightAxis="revenue"
        series={[
          { yAxisKey: 'orders', label: 'Orders (left)', data: [1240, 1510, 1130, 1890] },
          {
            yAxisKey: 'revenue',
            label: 'Revenue (right)',
            data: [48, 52, 47, 71],
            valueFormatter: euros,
          },
        ]}
        slotProps={{ legend: { itemMarkWidth: 12, itemMarkHeight: 12 } }}
      />
    </figure>
  );
}
