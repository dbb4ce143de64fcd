import { PieChart } from '@mui/x-charts/PieChart';

export default function LegendBelowPie() {
  return (
    <PieChart
      title="Reasons for returned shoes"
      height={240}
      slotProps={{
        legend: {
          direction: 'horizontal',
          position: { vertical: 'bottom', horizontal: 'center' },
          sx: { fontSize: 14, justifyContent: 'center' },
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
  );
}
