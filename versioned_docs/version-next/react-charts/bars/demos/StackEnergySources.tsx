import { BarChart } from '@mui/x-charts/BarChart';

export default function StackEnergySources() {
  return (
    <BarChart
      title="Electricity generated per year, in terawatt hours"
      height={320}
      xAxis={[{ scaleType: 'band', data: ['2021', '2022', '2023', '2024'] }]}
      yAxis={[{ valueFormatter: (value: number) => `${value} TWh`, width: 70 }]}
      series={[
        { label: 'Wind', stack: 'renewable', data: [114, 123, 139, 138] },
        { label: 'Solar', stack: 'renewable', data: [49, 60, 62, 72] },
        { label: 'Coal', stack: 'fossil', data: [146, 159, 115, 96] },
        { label: 'Gas', stack: 'fossil', data: [52, 45, 47, 49] },
      ]}
    />
  );
}
