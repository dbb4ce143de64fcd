import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';

const fileName = 'bookings-2025';

export default function ChooseExportFormats() {
  return (
    <BarChartPro
      title="Bookings per quarter"
      showToolbar
      slotProps={{
        toolbar: {
          printOptions: { fileName },
          imageExportOptions: [
            { type: 'image/png', fileName },
            { type: 'image/webp', fileName, quality: 0.8 },
          ],
        },
      }}
      height={280}
      xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[{ data: [312, 498, 655, 401] }]}
    />
  );
}
