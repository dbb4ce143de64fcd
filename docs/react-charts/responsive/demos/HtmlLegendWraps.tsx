import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const materials = [
  { label: 'Paper and cardboard', color: '#0b6e8f', data: [61, 58] },
  { label: 'Glass', color: '#1f7a4d', data: [27, 29] },
  { label: 'Metal', color: '#5a6472', data: [11, 12] },
  { label: 'Plastic packaging', color: '#a8571b', data: [24, 33] },
  { label: 'Garden waste', color: '#6b7a12', data: [48, 52] },
  { label: 'Clothes and shoes', color: '#8a4fa3', data: [6, 7] },
];

export default function HtmlLegendWraps() {
  return (
    <Box sx={{ width: '100%' }}>
      <Box
        component="ul"
        aria-label="Legend"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, p: 0, listStyle: 'none' }}
      >
        {materials.map(({ label, color }) => (
          <Box
            component="li"
            key={label}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 14 }}
          >
            <Box component="span" sx={{ width: 12, height: 12, bgcolor: color }} />
            {label}
          </Box>
        ))}
      </Box>
      <BarChart
        title="Recycled per person in two years, in kilograms"
        height={260}
        margin={{ top: 10, right: 10, bottom: 30, left: 40 }}
        slotProps={{ legend: { hidden: true } }}
        xAxis={[{ scaleType: 'band', data: ['2019', '2024'] }]}
        series={materials}
      />
    </Box>
  );
}
