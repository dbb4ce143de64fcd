import { LineChart } from '@mui/x-charts/LineChart';
import { useTheme } from '@mui/material/styles';

export default function TwoValueAxes() {
  const { palette } = useTheme();
  const [blue, orange] = palette.mode === 'dark' ? ['#6cb6ff', '#f0a35e'] : ['#0b62a8', '#a34b00'];

  return (
    <LineChart
      title="Visitors to a lake and the temperature of its water"
      height={320}
      xAxis={[{ scaleType: 'point', data: ['May', 'Jun', 'Jul', 'Aug', 'Sep'] }]}
      yAxis={[
        { id: 'people', min: 0, max: 1000, label: 'Visitors per day', labelStyle: { fill: blue } },
        {
          id: 'celsius',
          min: 0,
          max: 25,
          label: 'Water (°C)',
          labelStyle: { fill: orange },
          position: 'right',
        },
      ]}
      series={[
        { label: 'Visitors', yAxisId: 'people', color: blue, data: [140, 420, 910, 860, 230] },
        { label: 'Water', yAxisId: 'celsius', color: orange, data: [13, 18, 22, 23, 18] },
      ]}
    />
  );
}
