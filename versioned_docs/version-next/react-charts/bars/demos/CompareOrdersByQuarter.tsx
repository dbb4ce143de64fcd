import { BarChart } from '@mui/x-charts/BarChart';

export default function CompareOrdersByQuarter() {
  return (
    <BarChart
      title="Orders per quarter in two regions"
      height={300}
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { label: 'North', data: [412, 388, 465, 530] },
        { label: 'South', data: [296, 341, null, 407] },
      ]}
    />
  );
}
