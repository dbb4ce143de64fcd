import { BarChart } from '@mui/x-charts/BarChart';

const districts = [
  { district: 'Harbor', paper: 62, glass: 31, metal: 12 },
  { district: 'Old Town', paper: 48, glass: 39, metal: 9 },
  { district: 'Hillside', paper: 71, glass: 26, metal: 14 },
  { district: 'Riverside', paper: 55, glass: 22, metal: 17 },
];

const kilograms = (value: number | null) => `${value} kg`;

export default function RecyclingByDistrict() {
  return (
    <BarChart
      title="Recycled waste per person and year, by district"
      layout="horizontal"
      height={300}
      margin={{ left: 80 }}
      borderRadius={6}
      dataset={districts}
      yAxis={[{ scaleType: 'band', dataKey: 'district' }]}
      xAxis={[{ valueFormatter: kilograms }]}
      series={[
        { dataKey: 'paper', label: 'Paper', stack: 'all', valueFormatter: kilograms },
        { dataKey: 'glass', label: 'Glass', stack: 'all', valueFormatter: kilograms },
        { dataKey: 'metal', label: 'Metal', stack: 'all', valueFormatter: kilograms },
      ]}
    />
  );
}
