import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 4, 8, 12, 16, 20, 24];
const area = { area: true, stack: 'water', showMark: false } as const;

export default function StackAreas() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Water used by a hotel (m³ per hour)</figcaption>
      <LineChart
        height={300}
        margin={{ right: 30 }}
        xAxis={[{ data: hours, min: 0, max: 24, valueFormatter: (hour: number) => `${hour}:00` }]}
        series={[
          { ...area, label: 'Rooms', data: [2, 3, 14, 6, 7, 13, 4] },
          { ...area, label: 'Kitchen', data: [1, 2, 6, 9, 5, 8, 1] },
          { ...area, label: 'Pool', data: [3, 3, 3, 4, 4, 3, 3] },
        ]}
      />
    </figure>
  );
}
