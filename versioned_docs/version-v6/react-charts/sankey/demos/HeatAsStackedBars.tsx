import { BarChart } from '@mui/x-charts/BarChart';

export default function HeatAsStackedBars() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Heat of a town by source and use</figcaption>
      <BarChart
        height={260}
        layout="horizontal"
        margin={{ top: 60, right: 20, bottom: 50, left: 60 }}
        yAxis={[{ scaleType: 'band', data: ['Plant', 'Pumps'] }]}
        xAxis={[{ label: 'GWh' }]}
        series={[
          { label: 'Homes', stack: 'use', data: [58, 22] },
          { label: 'Schools', stack: 'use', data: [24, 8] },
          { label: 'Losses', stack: 'use', data: [18, 0] },
        ]}
        tooltip={{ trigger: 'item' }}
      />
    </figure>
  );
}
