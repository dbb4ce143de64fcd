import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 4, 8, 12, 16, 20, 24];

export default function LegendBelowChart() {
  return (
    <LineChart
      title="Carbon dioxide in two offices over a day"
      height={320}
      margin={{ top: 10, right: 20, bottom: 90, left: 80 }}
      xAxis={[{ data: hours, max: 24, valueFormatter: (hour: number) => `${hour}:00` }]}
      yAxis={[{ min: 0, valueFormatter: (ppm: number) => `${ppm} ppm` }]}
      series={[
        { label: 'North office', data: [420, 415, 640, 910, 870, 520, 425] },
        { label: 'South office', data: [415, 410, 580, 760, 1040, 690, 420] },
      ]}
      slotProps={{ legend: { position: { vertical: 'bottom', horizontal: 'left' } } }}
    />
  );
}
