import { BarChart } from '@mui/x-charts/BarChart';

export default function StackEnergySources() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Electricity generated per year</figcaption>
      <BarChart
        height={320}
        margin={{ left: 70 }}
        xAxis={[{ scaleType: 'band', data: ['2021', '2022', '2023', '2024'] }]}
        yAxis={[{ valueFormatter: (value: number) => `${value} TWh` }]}
        series={[
          { label: 'Wind', stack: 'renewable', data: [114, 123, 139, 138] },
          { label: 'Solar', stack: 'renewable', data: [49, 60, 62, 72] },
          { label: 'Coal', stack: 'fossil', data: [146, 159, 115, 96] },
          { label: 'Gas', stack: 'fossil', data: [52, 45, 47, 49] },
        ]}
        slotProps={{ legend: { itemMarkWidth: 12, itemMarkHeight: 12, itemGap: 8 } }}
      />
    </figure>
  );
}
