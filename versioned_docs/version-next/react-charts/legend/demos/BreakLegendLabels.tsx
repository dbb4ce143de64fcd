import { PieChart } from '@mui/x-charts/PieChart';

export default function BreakLegendLabels() {
  return (
    <PieChart
      title="Water used by a household"
      height={260}
      series={[
        {
          data: [
            { id: 'shower', value: 52, label: 'Shower\nand bath' },
            { id: 'laundry', value: 24, label: 'Washing\nmachine' },
            { id: 'garden', value: 18, label: 'Garden,\nin summer' },
          ],
        },
      ]}
      slotProps={{
        legend: {
          sx: { whiteSpace: 'pre-line', fontSize: 14, fontWeight: 600, lineHeight: 1.3 },
        },
      }}
    />
  );
}
