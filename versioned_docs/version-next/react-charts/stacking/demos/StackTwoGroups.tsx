import { BarChart } from '@mui/x-charts/BarChart';

export default function StackTwoGroups() {
  return (
    <BarChart
      title="Parcels sent and received by three offices"
      height={320}
      xAxis={[{ scaleType: 'band', data: ['Oslo', 'Turin', 'Brno'] }]}
      series={[
        { label: 'Sent by post', stack: 'sent', data: [42, 31, 18] },
        { label: 'Sent by courier', stack: 'sent', data: [16, 28, 9] },
        { label: 'Received', stack: 'received', data: [37, 44, 30] },
      ]}
    />
  );
}
