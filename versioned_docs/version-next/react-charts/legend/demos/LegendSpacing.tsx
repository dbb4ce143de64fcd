import { BarChart } from '@mui/x-charts/BarChart';
import { legendClasses } from '@mui/x-charts/ChartsLegend';

export default function LegendSpacing() {
  return (
    <BarChart
      title="Hours of sun and of rain per season"
      height={280}
      xAxis={[{ scaleType: 'band', data: ['Spring', 'Summer', 'Autumn', 'Winter'] }]}
      series={[
        { label: 'Sun', color: '#d99a1c', data: [520, 710, 360, 190] },
        { label: 'Rain', color: '#3f7fb5', data: [180, 140, 260, 240] },
      ]}
      slotProps={{
        legend: {
          sx: {
            gap: 4,
            marginBlock: 2,
            [`& .${legendClasses.series}`]: { gap: '12px' },
            [`& .${legendClasses.item} .${legendClasses.mark}`]: { width: 28, height: 8 },
          },
        },
      }}
    />
  );
}
