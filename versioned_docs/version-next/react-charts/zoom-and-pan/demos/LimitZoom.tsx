import { BarChartPro } from '@mui/x-charts-pro';

const initialZoom = [{ axisId: 'hour', start: 0, end: 50 }];
const hours = Array.from({ length: 48 }, (_, index) => `${index % 24}:00`);

export default function LimitZoom() {
  return (
    <BarChartPro
      title="Cars per hour at a counter, over two days"
      height={300}
      xAxis={[
        {
          id: 'hour',
          scaleType: 'band',
          data: hours.map((hour, index) => `${index < 24 ? 'Fri' : 'Sat'} ${hour}`),
          tickInterval: (value: string) => value.endsWith(' 0:00') || value.endsWith(' 12:00'),
          zoom: { minSpan: 25, maxSpan: 50, step: 10 },
        },
      ]}
      series={[
        {
          data: hours.map((_, index) => Math.round(320 - 280 * Math.cos((index * Math.PI) / 12))),
        },
      ]}
      initialZoom={initialZoom}
    />
  );
}
