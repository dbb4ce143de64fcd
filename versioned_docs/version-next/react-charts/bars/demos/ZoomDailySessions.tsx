import { BarChartPro } from '@mui/x-charts-pro';
import { dailySessions } from './dailySessions';

export default function ZoomDailySessions() {
  return (
    <BarChartPro
      title="Sessions per day over twelve weeks"
      height={300}
      dataset={dailySessions}
      xAxis={[
        {
          id: 'day',
          scaleType: 'band',
          dataKey: 'day',
          tickInterval: (day: string) => day.endsWith('Mon'),
          zoom: { minSpan: 20, filterMode: 'discard' },
        },
      ]}
      series={[{ dataKey: 'sessions' }]}
    />
  );
}
