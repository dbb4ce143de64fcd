import { BarChart } from '@mui/x-charts/BarChart';

export default function KeyboardChart() {
  return (
    <BarChart
      title="Marathon times of the club"
      desc="Median of men and women in three years. Use the arrow keys to go from bar to bar."
      height={260}
      enableKeyboardNavigation
      slotProps={{ tooltip: { trigger: 'item' } }}
      xAxis={[{ data: ['2023', '2024', '2025'] }]}
      yAxis={[{ valueFormatter: (minutes: number) => `${minutes} min`, width: 65 }]}
      series={[
        { id: 'women', label: 'Women', data: [258, 251, 247] },
        { id: 'men', label: 'Men', data: [233, 236, 229] },
      ]}
    />
  );
}
