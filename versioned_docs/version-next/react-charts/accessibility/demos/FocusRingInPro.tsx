import { FocusedLineMark, LineChartPro } from '@mui/x-charts-pro';

export default function FocusRingInPro() {
  return (
    <LineChartPro
      enableKeyboardNavigation
      slotProps={{ tooltip: { trigger: 'item' } }}
      title="Snow depth at the pass, in centimeters"
      height={240}
      xAxis={[{ scaleType: 'point', data: ['Nov', 'Dec', 'Jan', 'Feb', 'Mar'] }]}
      series={[{ label: 'Depth', data: [12, 48, 97, 121, 84] }]}
    >
      <FocusedLineMark />
    </LineChartPro>
  );
}
