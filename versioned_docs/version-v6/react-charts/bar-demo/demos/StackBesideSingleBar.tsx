import { BarChart } from '@mui/x-charts/BarChart';

export default function StackBesideSingleBar() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Tickets sold, and seats of the hall</figcaption>
      <BarChart
        height={320}
        margin={{ top: 80 }}
        xAxis={[{ scaleType: 'band', data: ['Opera', 'Jazz', 'Folk'] }]}
        series={[
          { label: 'In advance', stack: 'tickets', data: [612, 184, 241] },
          { label: 'At the door', stack: 'tickets', data: [73, 96, 58] },
          { label: 'Seats', data: [720, 350, 300], color: '#8a93a6' },
        ]}
        slotProps={{ legend: { itemMarkWidth: 12, itemMarkHeight: 12 } }}
      />
    </figure>
  );
}
