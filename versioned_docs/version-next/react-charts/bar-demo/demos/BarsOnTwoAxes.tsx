import { BarChart } from '@mui/x-charts/BarChart';

export default function BarsOnTwoAxes() {
  return (
    <BarChart
      title="Orders and revenue per quarter"
      height={320}
      xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      yAxis={[
        { id: 'orders', max: 2000, width: 55 },
        {
          id: 'revenue',
          max: 80,
          position: 'right',
          valueFormatter: (value: number) => `€${value}k`,
        },
      ]}
      series={[
        { yAxisId: 'orders', label: 'Orders (left)', data: [1240, 1510, 1130, 1890] },
        {
          yAxisId: 'revenue',
          label: 'Revenue (right)',
          data: [48, 52, 47, 71],
          valueFormatter: (value) => `€${value}k`,
        },
      ]}
    />
  );
}
