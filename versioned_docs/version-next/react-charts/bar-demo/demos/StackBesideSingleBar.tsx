import { BarChart } from '@mui/x-charts/BarChart';

export default function StackBesideSingleBar() {
  return (
    <BarChart
      title="Tickets sold in advance and at the door, and seats of the hall"
      height={320}
      xAxis={[{ scaleType: 'band', data: ['Opera', 'Jazz', 'Folk'] }]}
      series={[
        { label: 'In advance', stack: 'tickets', data: [612, 184, 241] },
        { label: 'At the door', stack: 'tickets', data: [73, 96, 58] },
        { label: 'Seats', data: [720, 350, 300], color: '#8a93a6' },
      ]}
    />
  );
}
