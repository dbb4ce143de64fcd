import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const grants = [
  { id: 'water', value: 540, label: 'Clean drinking water in rural districts', color: '#2e96ff' },
  { id: 'schools', value: 320, label: 'School buildings and teaching material', color: '#d1741a' },
  { id: 'health', value: 210, label: 'Mobile clinics and vaccination', color: '#2e9e60' },
];

export default function LegendInHtml() {
  return (
    <Box sx={{ width: '100%', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: '1 1 200px' }}>
        <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
          <figcaption>Grants by purpose, in thousand euros</figcaption>
          <PieChart
            height={220}
            margin={{ left: 5, right: 5 }}
            slotProps={{ legend: { hidden: true } }}
            series={[{ data: grants, innerRadius: '50%' }]}
          />
        </figure>
      </Box>
      <Box component="ul" sx={{ flex: '1 1 220px', listStyle: 'none', m: 0, p: 0 }}>
        {grants.map(({ id, label, value, color }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 1, py: 0.5 }}>
            <Box sx={{ flex: 'none', width: 16, height: 16, mt: 0.5, bgcolor: color }} />
            {label} ({value})
          </Box>
        ))}
      </Box>
    </Box>
  );
}
