import { BarChart } from '@mui/x-charts/BarChart';

export default function LegendSpacing() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Hours of sun and rain per season</figcaption>
      <BarChart
        height={280}
        xAxis={[{ scaleType: 'band', data: ['Spring', 'Summer', 'Autumn', 'Winter'] }]}
        series={[
          { label: 'Sun', color: '#d99a1c', data: [520, 710, 360, 190] },
          { label: 'Rain', color: '#3f7fb5', data: [180, 140, 260, 240] },
        ]}
        slotProps={{
          legend: {
            itemMarkWidth: 28,
            itemMarkHeight: 6,
            markGap: 8,
            itemGap: 32,
            padding: { top: 4 },
          },
        }}
      />
    </figure>
  );
}
