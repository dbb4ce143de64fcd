import { LineChart } from '@mui/x-charts/LineChart';
import type { ChartsColorPalette } from '@mui/x-charts/colorPalettes';

// Outside the component: a new function for each rendering would process all series again.
const harborColors: ChartsColorPalette = (mode) =>
  mode === 'dark' ? ['#7dd3fc', '#c4b5fd', '#fcd34d'] : ['#0f766e', '#7c3aed', '#b45309'];

export default function PaletteByMode() {
  return (
    <LineChart
      title="Ships in the harbor per month: ferries, freighters, tankers"
      height={300}
      colors={harborColors}
      xAxis={[{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May'] }]}
      yAxis={[{ min: 0 }]}
      series={[
        { label: 'Ferries', data: [62, 60, 71, 84, 96] },
        { label: 'Freighters', data: [41, 44, 39, 46, 43] },
        { label: 'Tankers', data: [17, 15, 19, 14, 18] },
      ]}
    />
  );
}
