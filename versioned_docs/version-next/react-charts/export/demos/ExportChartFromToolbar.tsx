import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';

export default function ExportChartFromToolbar() {
  return (
    <LineChartPro
      title="Honey per hive, in kilograms"
      showToolbar
      height={300}
      xAxis={[{ scaleType: 'point', data: ['Apr', 'May', 'Jun', 'Jul', 'Aug'] }]}
      series={[
        { label: 'Orchard', data: [0, 6, 11, 9, 4] },
        { label: 'Forest edge', data: [0, 2, 7, 14, 8] },
      ]}
    />
  );
}
