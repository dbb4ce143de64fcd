import { PieChart } from '@mui/x-charts/PieChart';

export default function HighlightSlice() {
  return (
    <PieChart
      title="Time spent on a support ticket"
      height={240}
      margin={15}
      series={[
        {
          highlightScope: { highlight: 'item', fade: 'global' },
          highlighted: { additionalRadius: 8 },
          faded: { innerRadius: 30, additionalRadius: -20, color: 'gray' },
          data: [
            { id: 'read', value: 8, label: 'Reading' },
            { id: 'search', value: 31, label: 'Search' },
            { id: 'reply', value: 19, label: 'Reply' },
          ],
        },
      ]}
    />
  );
}
