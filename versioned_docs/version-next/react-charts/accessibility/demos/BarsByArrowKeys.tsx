import { BarChart } from '@mui/x-charts/BarChart';

const highlightScope = { highlight: 'item', fade: 'global' } as const;

export default function BarsByArrowKeys() {
  return (
    <BarChart
      enableKeyboardNavigation
      slotProps={{ tooltip: { trigger: 'item' } }}
      title="Lessons at a music school by weekday"
      height={260}
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      series={[
        { label: 'Piano', data: [14, 11, 17, 12, 9], highlightScope },
        { label: 'Violin', data: [6, 9, 8, 10, 7], highlightScope },
      ]}
    />
  );
}
