import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const inPercent = (value: number | null) => (value === null ? null : `${value}%`);

export default function TargetAgainstActualLine() {
  return (
    <LineChart
      title="Trains on time per month in 2025, against the target of each quarter"
      height={300}
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ min: 80, max: 100, label: 'Percent on time' }]}
      series={[
        {
          label: 'On time',
          data: [86.2, 87.9, 90.4, 91.8, 92.6, 91.1, 88.7, 89.5, 92.3],
          valueFormatter: inPercent,
        },
        {
          id: 'target',
          label: 'Target',
          data: [88, 88, 88, 90, 90, 90, 91, 91, 91, 92, 92, 92],
          curve: 'step',
          showMark: false,
          disableHighlight: true,
          color: '#8a8a8a',
          valueFormatter: inPercent,
        },
      ]}
      sx={{
        [`.${lineClasses.line}[data-series=target]`]: { strokeDasharray: '3 4' },
      }}
    />
  );
}
