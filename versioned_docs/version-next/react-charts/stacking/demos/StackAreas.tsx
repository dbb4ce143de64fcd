import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 4, 8, 12, 16, 20, 24];
const area = { area: true, stack: 'water', showMark: false } as const;

export default function StackAreas() {
  return (
    <LineChart
      title="Water used by a hotel over a day, in cubic meters per hour"
      height={300}
      xAxis={[
        { data: hours, domainLimit: 'strict', valueFormatter: (hour: number) => `${hour}:00` },
      ]}
      series={[
        { ...area, label: 'Rooms', data: [2, 3, 14, 6, 7, 13, 4] },
        { ...area, label: 'Kitchen', data: [1, 2, 6, 9, 5, 8, 1] },
        { ...area, label: 'Pool', data: [3, 3, 3, 4, 4, 3, 3] },
      ]}
    />
  );
}
