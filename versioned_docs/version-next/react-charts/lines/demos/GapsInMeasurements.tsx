import { LineChart } from '@mui/x-charts/LineChart';

const hours = Array.from({ length: 12 }, (_, index) => index + 8);

export default function GapsInMeasurements() {
  return (
    <LineChart
      title="Noise at two crossings, in decibels; one sensor failed twice"
      height={300}
      xAxis={[{ data: hours, tickMinStep: 2, valueFormatter: (hour: number) => `${hour}:00` }]}
      yAxis={[{ min: 50, max: 80 }]}
      series={[
        {
          label: 'Station Road (dB)',
          data: [63, 67, 68, null, null, 69, null, 71, 74, 72, 66, 62],
        },
        {
          label: 'Mill Lane (dB)',
          data: [55, 58, 60, 61, 60, 59, 60, 62, 64, 63, 58, 56],
        },
      ]}
    />
  );
}
