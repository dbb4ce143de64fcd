import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['10', '11', '12', '13', '14', '15', '16', '17', '18', '19'];

export default function FillAreaUnderLine() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Swimmers in the pool by hour</figcaption>
      <LineChart
        height={280}
        margin={{ top: 20 }}
        xAxis={[
          { scaleType: 'point', data: hours, valueFormatter: (hour: string) => `${hour}:00` },
        ]}
        series={[{ data: [24, 41, 38, 57, 96, 132, 128, 84, 39, 12], area: true, showMark: false }]}
      />
    </figure>
  );
}
