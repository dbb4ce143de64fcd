import { PieChart } from '@mui/x-charts/PieChart';

export default function HighlightSlice() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Time spent on a support ticket</figcaption>
      <PieChart
        height={240}
        margin={{ top: 15, right: 130, bottom: 15, left: 15 }}
        series={[
          {
            highlightScope: { highlighted: 'item', faded: 'global' },
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
    </figure>
  );
}
