import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const quarters = ['Q1 23', 'Q2 23', 'Q3 23', 'Q4 23', 'Q1 24', 'Q2 24', 'Q3 24', 'Q4 24'];
const common = {
  stack: 'storage',
  area: true,
  showMark: false,
  curve: 'linear',
  valueFormatter: (value: number | null) => `${value} TB`,
} as const;

export default function StackedAreas() {
  return (
    <LineChart
      title="Storage used by a newspaper archive, in terabytes"
      height={320}
      xAxis={[{ scaleType: 'point', data: quarters }]}
      series={[
        { ...common, label: 'Audio', data: [9, 10, 11, 11, 12, 13, 15, 16] },
        { ...common, label: 'Photos', data: [42, 45, 49, 52, 57, 61, 66, 72] },
        { ...common, label: 'Video', data: [18, 24, 31, 40, 52, 65, 81, 99] },
      ]}
      sx={{ [`.${lineClasses.line}`]: { strokeWidth: 1 } }}
    />
  );
}
