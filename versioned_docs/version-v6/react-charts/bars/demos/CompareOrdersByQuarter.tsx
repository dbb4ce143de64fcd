import { BarChart } from '@mui/x-charts/BarChart';

export default function CompareOrdersByQuarter() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Orders per quarter in two regions</figcaption>
      <BarChart
        height={300}
        xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[
          { label: 'North', data: [412, 388, 465, 530] },
          { label: 'South', data: [296, 341, 318, 407] },
        ]}
      />
    </figure>
  );
}
