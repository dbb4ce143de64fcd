import { PieChart } from '@mui/x-charts/PieChart';

export default function LegendBelowPie() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Reasons for returned shoes</figcaption>
      <PieChart
        height={320}
        margin={{ left: 5, right: 5, bottom: 100 }}
        slotProps={{
          legend: {
            direction: 'row',
            position: { vertical: 'bottom', horizontal: 'middle' },
            labelStyle: { fontSize: 14 },
          },
        }}
        series={[
          {
            data: [
              { id: 'size', value: 212, label: 'Wrong size' },
              { id: 'color', value: 74, label: 'Wrong color' },
              { id: 'late', value: 31, label: 'Too late' },
              { id: 'damage', value: 19, label: 'Damaged' },
              { id: 'regret', value: 88, label: 'Not needed' },
            ],
          },
        ]}
      />
    </figure>
  );
}
