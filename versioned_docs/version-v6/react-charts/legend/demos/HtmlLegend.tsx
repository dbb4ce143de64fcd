import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const species = [
  { id: 'oak', label: 'Oak and hornbeam, older than 80 years', value: 44, color: '#4f8f4a' },
  { id: 'pine', label: 'Pine, planted after the storm', value: 29, color: '#2f7f8f' },
  { id: 'birch', label: 'Birch', value: 15, color: '#b58a2e' },
  { id: 'open', label: 'Clearings and paths', value: 12, color: '#8a8f98' },
];

export default function HtmlLegend() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%', alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 200px' }}>
        <figure dir="ltr" style={{ margin: 0 }}>
          <figcaption>The city forest, in percent</figcaption>
          <PieChart
            height={220}
            margin={{ top: 5, right: 5, bottom: 5, left: 5 }}
            series={[{ data: species, innerRadius: 50 }]}
            slotProps={{ legend: { hidden: true } }}
          />
        </figure>
      </Box>
      <Box component="ul" sx={{ flex: '1 1 220px', listStyle: 'none', m: 0, p: 0 }}>
        {species.map(({ id, label, value, color }) => (
          <Box key={id} component="li" sx={{ display: 'flex', gap: 1, py: 0.5 }}>
            <Box
              component="span"
              sx={{ flex: 'none', mt: 0.5, width: 14, height: 14, bgcolor: color }}
            />
            <Typography variant="body2" component="span">
              {label}: <strong>{value}%</strong>
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
