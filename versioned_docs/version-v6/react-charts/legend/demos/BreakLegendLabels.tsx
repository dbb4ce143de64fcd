import { PieChart } from '@mui/x-charts/PieChart';

export default function BreakLegendLabels() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Water used by a household</figcaption>
      <PieChart
        height={260}
        margin={{ top: 5, right: 150, bottom: 5, left: 5 }}
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
            position: { vertical: 'middle', horizontal: 'right' },
            itemGap: 16,
            labelStyle: { fontSize: 14, fontWeight: 600, lineHeight: 1.3 },
          },
        }}
      />
    </figure>
  );
}
