import { BarChart } from '@mui/x-charts/BarChart';

export default function FormatByLocation() {
  return (
    <BarChart
      title="Calls to a help desk per hour"
      height={280}
      xAxis={[
        {
          scaleType: 'band',
          data: [8, 9, 10, 11, 12, 13, 14, 15],
          valueFormatter: (hour: number, { location }) =>
            location === 'tick' ? `${hour} h` : `From ${hour}:00 to ${hour + 1}:00`,
        },
      ]}
      series={[
        {
          label: 'Calls',
          data: [14, 37, 52, 48, 21, 33, 45, 29],
          valueFormatter: (calls) => (calls === 1 ? '1 call' : `${calls} calls`),
        },
      ]}
      hideLegend
    />
  );
}
