import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTheme } from '@mui/material/styles';

export default function ThresholdLines() {
  const { palette } = useTheme();

  return (
    <LineChart
      title="Nitrate in a well, with the legal limit and the day a filter was fitted"
      height={300}
      xAxis={[{ scaleType: 'point', data: ['Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul'] }]}
      yAxis={[{ min: 0, max: 80, label: 'Nitrate (mg/l)' }]}
      series={[{ data: [58, 63, 41, 30, 26, 24] }]}
    >
      <ChartsReferenceLine
        y={50}
        label="Legal limit"
        labelAlign="middle"
        lineStyle={{ stroke: palette.error.main, strokeDasharray: '6 4' }}
        labelStyle={{ fontSize: 12 }}
      />
      <ChartsReferenceLine
        x="Mar"
        label="Filter"
        labelAlign="start"
        labelStyle={{ fontSize: 12, direction: 'ltr' }}
      />
    </LineChart>
  );
}
