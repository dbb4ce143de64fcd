import { BarChart } from '@mui/x-charts/BarChart';

const tickLabelStyle = { fontSize: 14, fontWeight: 600 };

export default function TextStyles() {
  return (
    <BarChart
      title="Liters of milk per farm and day"
      height={320}
      margin={{ top: 60, left: 90, bottom: 90 }}
      slotProps={{ legend: { labelStyle: { fontSize: 18, fontStyle: 'italic' } } }}
      xAxis={[
        {
          scaleType: 'band',
          data: ['Birch Hill', 'Long Acre', 'Mill Pond'],
          tickLabelStyle: { ...tickLabelStyle, angle: -35, textAnchor: 'end', direction: 'ltr' },
        },
      ]}
      yAxis={[
        // tickFontSize moves the label away from the axis; tickLabelStyle keeps the ticks at 14 px.
        { label: 'Liters', labelStyle: { fontSize: 18 }, tickFontSize: 32, tickLabelStyle },
      ]}
      series={[{ label: 'Milk', data: [1240, 980, 1510] }]}
    />
  );
}
