import { LineChart } from '@mui/x-charts/LineChart';

const minutes = [0, 10, 20, 30, 40, 50, 60];

export default function TwoScales() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>A loaf in the oven: temperature inside, and weight</figcaption>
      <LineChart
        height={300}
        xAxis={[{ data: minutes, label: 'Minutes' }]}
        yAxis={[
          { id: 'celsius', min: 0, max: 100 },
          { id: 'grams', min: 700, max: 900 },
        ]}
        rightAxis="grams"
        series={[
          { label: 'Temperature (°C)', yAxisKey: 'celsius', data: [21, 38, 58, 76, 89, 95, 97] },
          { label: 'Weight (g)', yAxisKey: 'grams', data: [880, 874, 861, 845, 827, 809, 794] },
        ]}
      />
    </figure>
  );
}
