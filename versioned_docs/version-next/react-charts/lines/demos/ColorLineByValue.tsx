import { LineChart } from '@mui/x-charts/LineChart';
import { PiecewiseColorLegend, type PiecewiseColorLegendProps } from '@mui/x-charts/ChartsLegend';

const days = Array.from({ length: 14 }, (_, index) => index + 1);

const labelFormatter: PiecewiseColorLegendProps['labelFormatter'] = ({ min, max }) =>
  min === null ? 'Low' : max === null ? 'High' : 'Medium';

export default function ColorLineByValue() {
  return (
    <LineChart
      title="Pollen per cubic meter of air on 14 days in April"
      height={320}
      xAxis={[{ data: days, tickMinStep: 1 }]}
      yAxis={[
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [30, 90],
            colors: ['#2e9e6b', '#c27c0e', '#d1495b'],
          },
        },
      ]}
      series={[{ data: [12, 18, 25, 41, 66, 92, 118, 104, 71, 38, 26, 33, 57, 61] }]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{ legend: { axisDirection: 'y', labelFormatter } }}
    />
  );
}
