import { BarChart } from '@mui/x-charts/BarChart';

export default function FirstChart() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Books lent by the library</figcaption>
      <BarChart
        height={280}
        xAxis={[{ scaleType: 'band', data: ['Apr', 'May', 'Jun'] }]}
        series={[
          { label: 'Novels', data: [412, 388, 455] },
          { label: 'Travel', data: [97, 143, 201] },
        ]}
      />
    </figure>
  );
}
