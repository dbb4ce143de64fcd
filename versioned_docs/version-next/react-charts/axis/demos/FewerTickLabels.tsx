import { BarChart } from '@mui/x-charts/BarChart';

const steps = [
  6, 9, 4, 7, 11, 3, 2, 8, 10, 6, 5, 12, 9, 4, 7, 8, 3, 6, 9, 11, 5, 4, 8, 10, 7, 6, 2, 9, 12, 8, 5,
];

export default function FewerTickLabels() {
  return (
    <BarChart
      title="Steps per day in May, in thousands"
      height={260}
      xAxis={[
        {
          scaleType: 'band',
          data: steps.map((_, index) => index + 1),
          tickLabelInterval: (day) => day === 1 || day % 5 === 0,
          label: 'Day of May',
        },
      ]}
      series={[{ data: steps }]}
    />
  );
}
