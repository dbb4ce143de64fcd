import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const criteria = ['Wind', 'Rain', 'Weight', 'Room', 'Setup', 'Price'];

export default function TentScoresAsDots() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Test scores of two tents</figcaption>
      <LineChart
        height={280}
        margin={{ top: 60, right: 20, bottom: 30, left: 30 }}
        xAxis={[{ scaleType: 'point', data: criteria }]}
        yAxis={[{ min: 0, max: 10 }]}
        series={[
          { label: 'Dome', curve: 'linear', data: [9, 8, 4, 6, 5, 3] },
          { label: 'Tunnel', curve: 'linear', data: [6, 7, 8, 9, 7, 6] },
        ]}
        sx={{ [`.${lineElementClasses.root}`]: { strokeDasharray: '2 4', strokeWidth: 1 } }}
      />
    </figure>
  );
}
