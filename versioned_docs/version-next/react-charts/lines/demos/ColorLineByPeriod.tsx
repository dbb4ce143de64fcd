import { LineChart } from '@mui/x-charts/LineChart';
import { PiecewiseColorLegend, type PiecewiseColorLegendProps } from '@mui/x-charts/ChartsLegend';

const weeks = Array.from({ length: 16 }, (_, index) => index + 1);

const labelFormatter: PiecewiseColorLegendProps['labelFormatter'] = ({ min }) =>
  min === null ? 'Before' : 'After';

export default function ColorLineByPeriod() {
  return (
    <LineChart
      title="Sick days per week, before and after the new ventilation in week 9"
      height={300}
      xAxis={[
        {
          data: weeks,
          tickMinStep: 1,
          colorMap: { type: 'piecewise', thresholds: [9], colors: ['#8a6fae', '#1f8a9e'] },
        },
      ]}
      series={[
        { data: [21, 24, 22, 27, 25, 29, 26, 28, 27, 19, 17, 18, 14, 15, 13, 14], curve: 'linear' },
      ]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{ legend: { axisDirection: 'x', labelFormatter } }}
    />
  );
}
