import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8];

export default function StyleOneSeries() {
  return (
    <LineChart
      title="Seedlings in the nursery per week, counted and expected"
      height={300}
      colors={['#1b8a5a', '#b45f06']}
      xAxis={[{ data: weeks, tickMinStep: 1, label: 'Week' }]}
      series={[
        { id: 'counted', label: 'Counted', data: [40, 52, 71, 85, 102, null, null, null] },
        {
          id: 'expected',
          label: 'Expected',
          data: [null, null, null, null, 102, 118, 131, 140],
          showMark: false,
        },
      ]}
      sx={{
        [`.${lineElementClasses.root}`]: { strokeWidth: 3 },
        '.MuiLineElement-series-expected': { strokeDasharray: '3 6' },
        [`.${axisClasses.left} .${axisClasses.line}`]: { display: 'none' },
      }}
    />
  );
}
