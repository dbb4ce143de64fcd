import { LineChart } from '@mui/x-charts/LineChart';
import { useTheme } from '@mui/material/styles';

export default function TwoValueAxes() {
  const { palette } = useTheme();
  const [blue, orange] = palette.mode === 'dark' ? ['#6cb6ff', '#f0a35e'] : ['#0b62a8', '#a34b00'];

  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Visitors to a lake, and its water</figcaption>
      <LineChart
        height={320}
        margin={{ left: 70, right: 70 }}
        xAxis={[{ scaleType: 'point', data: ['May', 'Jun', 'Jul', 'Aug', 'Sep'] }]}
        yAxis={[
          { id: 'people', min: 0, label: 'Visitors per day', labelStyle: { fill: blue } },
          { id: 'celsius', min: 0, label: 'Water (°C)', labelStyle: { fill: orange } },
        ]}
        leftAxis={{ axisId: 'people', slotProps: { axisLabel: { x: -48 } } }}
        rightAxis="celsius"
        series={[
          { label: 'Visitors', yAxisKey: 'people', color: blue, data: [140, 420, 910, 860, 230] },
          { label: 'Water', yAxisKey: 'celsius', color: orange, data: [13, 18, 22, 23, 18] },
        ]}
      />
    </figure>
  );
}
