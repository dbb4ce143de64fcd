import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';

const quarters = ['Q1 23', 'Q2 23', 'Q3 23', 'Q4 23', 'Q1 24', 'Q2 24', 'Q3 24', 'Q4 24'];
const common = {
  stack: 'storage',
  area: true,
  showMark: false,
  curve: 'linear',
  valueFormatter: (value: number) => `${value} TB`,
} as const;

export default function StackedAreas() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Storage used by a newspaper archive</figcaption>
      <LineChart
        height={320}
        margin={{ right: 30 }}
        xAxis={[{ scaleType: 'point', data: quarters }]}
        series={[
          { ...common, label: 'Audio', data: [9, 10, 11, 11, 12, 13, 15, 16] },
          { ...common, label: 'Photos', data: [42, 45, 49, 52, 57, 61, 66, 72] },
          { ...common, label: 'Video', data: [18, 24, 31, 40, 52, 65, 81, 99] },
        ]}
        sx={{ [`.${lineElementClasses.root}`]: { strokeWidth: 1 } }}
        slotProps={{ legend: { itemMarkWidth: 12, itemMarkHeight: 12, itemGap: 8 } }}
      />
    </figure>
  );
}
