import { LineChart } from '@mui/x-charts/LineChart';

const ticket = { stack: 'tickets', area: true, showMark: false };

export default function StackTicketsSold() {
  return (
    <LineChart
      title="Museum tickets sold per weekday"
      height={300}
      xAxis={[{ scaleType: 'point', data: ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
      series={[
        { ...ticket, label: 'Adults', data: [210, 238, 264, 301, 522, 487] },
        { ...ticket, label: 'Children', data: [86, 142, 75, 92, 268, 291] },
        { ...ticket, label: 'Groups', data: [120, 150, 165, 140, 60, 20] },
      ]}
    />
  );
}
