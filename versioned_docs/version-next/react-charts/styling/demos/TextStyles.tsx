import { BarChart } from '@mui/x-charts/BarChart';

const tickLabelStyle = { fontSize: 14, fontWeight: 600 };

export default function TextStyles() {
  return (
    <BarChart
      title="Liters of milk per farm and day"
      height={320}
      slotProps={{ legend: { sx: { fontSize: 18, fontStyle: 'italic' } } }}
      xAxis={[
        {
          scaleType: 'band',
          data: ['Birch Hill', 'Long Acre', 'Mill Pond'],
          height: 80,
          tickLabelStyle: { ...tickLabelStyle, angle: -35, textAnchor: 'end', direction: 'ltr' },
        },
      ]}
      yAxis={[{ label: 'Liters', width: 80, labelStyle: { fontSize: 18 }, tickLabelStyle }]}
      series={[{ label: 'Milk', data: [1240, 980, 1510] }]}
    />
  );
}
