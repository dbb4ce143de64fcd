import { PieChart } from '@mui/x-charts/PieChart';

export default function TicketsByChannel() {
  return (
    <PieChart
      title="Concert tickets sold by channel"
      height={220}
      series={[
        {
          data: [
            { id: 'app', value: 1240, label: 'App' },
            { id: 'web', value: 860, label: 'Web' },
            { id: 'desk', value: 310, label: 'Desk' },
            { id: 'phone', value: 95, label: 'Phone' },
          ],
        },
      ]}
    />
  );
}
