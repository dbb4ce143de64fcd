import { BarChart } from '@mui/x-charts/BarChart';

const highlightScope = { highlight: 'item', fade: 'global' } as const;

export default function HighlightByKeyboard() {
  return (
    <BarChart
      title="Ferry passengers per weekend, in thousands"
      height={280}
      enableKeyboardNavigation
      xAxis={[{ scaleType: 'band', data: ['May', 'June', 'July', 'August'] }]}
      series={[
        { id: 'saturday', label: 'Saturday', data: [3.1, 4.4, 6.8, 7.2], highlightScope },
        { id: 'sunday', label: 'Sunday', data: [2.7, 4.9, 7.5, 7.9], highlightScope },
      ]}
    />
  );
}
