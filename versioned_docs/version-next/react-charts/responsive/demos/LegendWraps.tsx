import { BarChart } from '@mui/x-charts/BarChart';

const materials = [
  { label: 'Paper and cardboard', data: [61, 58] },
  { label: 'Glass', data: [27, 29] },
  { label: 'Metal', data: [11, 12] },
  { label: 'Plastic packaging', data: [24, 33] },
  { label: 'Garden waste', data: [48, 52] },
  { label: 'Clothes and shoes', data: [6, 7] },
];

export default function LegendWraps() {
  return (
    <BarChart
      title="Recycled per person in two years, in kilograms"
      height={260}
      xAxis={[{ scaleType: 'band', data: ['2019', '2024'] }]}
      series={materials}
      slotProps={{ legend: { sx: { columnGap: 2, rowGap: 0.5, fontSize: 14 } } }}
    />
  );
}
