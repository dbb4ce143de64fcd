import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';

const colors = { rate: '#1f8a9e', wait: '#c2571a' };
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];

export default function LinesOnTwoAxes() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Calls and waiting time of a hotline</figcaption>
      <LineChart
        height={320}
        margin={{ left: 75, right: 60 }}
        xAxis={[{ scaleType: 'point', data: months }]}
        yAxis={[
          { id: 'calls', min: 0, max: 1200, label: 'Calls per day' },
          { id: 'wait', min: 0, max: 12, label: 'Minutes of waiting' },
        ]}
        leftAxis={{ axisId: 'calls', slotProps: { axisLabel: { x: -46 } } }}
        rightAxis="wait"
        series={[
          {
            yAxisKey: 'calls',
            label: 'Calls',
            data: [640, 710, 820, 930, 880, 790, 690, 740],
            color: colors.rate,
          },
          {
            yAxisKey: 'wait',
            label: 'Waiting time',
            data: [3.1, 4.2, 6.4, 9.8, 8.1, 5.5, 3.6, 4.4],
            color: colors.wait,
          },
        ]}
        sx={{
          [`.${axisClasses.left} .${axisClasses.label}`]: { fill: colors.rate },
          [`.${axisClasses.right} .${axisClasses.label}`]: { fill: colors.wait },
        }}
      />
    </figure>
  );
}
