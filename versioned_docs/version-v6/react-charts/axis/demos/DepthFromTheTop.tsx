import { LineChart } from '@mui/x-charts/LineChart';

const minutes = [0, 3, 8, 15, 24, 31, 36, 40, 43];
const depths = [0, 12, 24, 27, 18, 11, 5, 5, 0];

export default function DepthFromTheTop() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Depth of a diver over 43 minutes</figcaption>
      <LineChart
        height={280}
        margin={{ top: 60, bottom: 20, left: 70 }}
        xAxis={[{ id: 'minutes', data: minutes, label: 'Minutes' }]}
        yAxis={[{ reverse: true, min: 0, valueFormatter: (meters: number) => `${meters} m` }]}
        topAxis="minutes"
        bottomAxis={null}
        series={[{ data: depths, showMark: false, valueFormatter: (meters) => `${meters} m` }]}
      />
    </figure>
  );
}
