import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const format = (liters: number | null) => (liters === null ? null : `${liters} l`);
const area = { area: true, stack: 'rain', curve: 'linear', valueFormatter: format } as const;

export default function StackWithMissingValues() {
  return (
    <LineChart
      title="Rain collected in two tanks; the second was out of order in March and April"
      height={300}
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ width: 50 }]}
      series={[
        { ...area, label: 'Tank 1', data: [310, 280, 340, 300, 260, 190] },
        { ...area, label: 'Tank 2', data: [220, 205, null, null, 180, 150] },
      ]}
    />
  );
}
