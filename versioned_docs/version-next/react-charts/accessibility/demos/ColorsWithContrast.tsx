import { BarChart } from '@mui/x-charts/BarChart';

/** At least 3:1 against the background; neighbors differ in lightness, not in hue alone. */
const contrasting = (mode: 'light' | 'dark') =>
  mode === 'light' ? ['#08306b', '#a04b14', '#2e9b6b'] : ['#d6e6ff', '#f08c2e', '#2c8260'];

const terms = [
  { term: 'Spring', printed: 120, digital: 310, audio: 84 },
  { term: 'Summer', printed: 96, digital: 342, audio: 131 },
  { term: 'Autumn', printed: 143, digital: 388, audio: 160 },
];

export default function ColorsWithContrast() {
  return (
    <BarChart
      title="Library loans by term and medium"
      height={280}
      colors={contrasting}
      dataset={terms}
      xAxis={[{ scaleType: 'band', dataKey: 'term' }]}
      series={[
        { dataKey: 'printed', label: 'Printed' },
        { dataKey: 'digital', label: 'Digital' },
        { dataKey: 'audio', label: 'Audio' },
      ]}
    />
  );
}
