import { BarChart } from '@mui/x-charts/BarChart';

const tickLabelStyle = { fontSize: 14, fontWeight: 600 };
const legend = { labelStyle: { fontSize: 18, fontStyle: 'italic' } };

export default function TextStyles() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Liters of milk per farm and day</figcaption>
      <BarChart
        height={320}
        margin={{ left: 90, bottom: 90 }}
        slotProps={{ legend }}
        xAxis={[
          {
            scaleType: 'band',
            data: ['Birch Hill', 'Long Acre', 'Mill Pond'],
            tickLabelStyle: { ...tickLabelStyle, angle: -35, textAnchor: 'end' },
          },
        ]}
        yAxis={[{ id: 'liters', label: 'Liters', labelStyle: { fontSize: 18 }, tickLabelStyle }]}
        // tickFontSize moves the label away from the axis; tickLabelStyle keeps the ticks at 14 px.
        leftAxis={{ axisId: 'liters', tickFontSize: 32 }}
        series={[{ label: 'Milk', data: [1240, 980, 1510] }]}
      />
    </figure>
  );
}
