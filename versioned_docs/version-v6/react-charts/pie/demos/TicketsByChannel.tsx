import { PieChart } from '@mui/x-charts/PieChart';

export default function TicketsByChannel() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Concert tickets sold by channel</figcaption>
      <PieChart
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
    </figure>
  );
}
