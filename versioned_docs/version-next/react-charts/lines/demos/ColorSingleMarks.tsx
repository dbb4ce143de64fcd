import { LineChart, type LineSeries } from '@mui/x-charts/LineChart';

const LIMIT = 25;

const colorGetter: LineSeries['colorGetter'] = ({ value }) =>
  value !== null && value > LIMIT ? '#d1495b' : '#2f7fb5';

export default function ColorSingleMarks() {
  return (
    <LineChart
      title={`Waiting time at a counter by hour, red above ${LIMIT} minutes`}
      height={280}
      xAxis={[{ scaleType: 'point', data: ['9', '10', '11', '12', '13', '14', '15', '16'] }]}
      series={[{ data: [8, 14, 27, 34, 21, 12, 29, 17], color: '#2f7fb5', colorGetter }]}
    />
  );
}
