import { LineChart } from '@mui/x-charts/LineChart';

const colors = { calls: '#1f8a9e', wait: '#c2571a' };
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];

export default function LinesOnTwoAxes() {
  return (
    <LineChart
      title="Calls per day and waiting time of a hotline"
      height={320}
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[
        {
          id: 'calls',
          min: 0,
          max: 1200,
          label: 'Calls per day',
          labelStyle: { fill: colors.calls },
        },
        {
          id: 'wait',
          position: 'right',
          min: 0,
          max: 12,
          label: 'Minutes of waiting',
          labelStyle: { fill: colors.wait },
        },
      ]}
      series={[
        {
          yAxisId: 'calls',
          label: 'Calls',
          data: [640, 710, 820, 930, 880, 790, 690, 740],
          color: colors.calls,
        },
        {
          yAxisId: 'wait',
          label: 'Waiting time',
          data: [3.1, 4.2, 6.4, 9.8, 8.1, 5.5, 3.6, 4.4],
          color: colors.wait,
        },
      ]}
    />
  );
}
