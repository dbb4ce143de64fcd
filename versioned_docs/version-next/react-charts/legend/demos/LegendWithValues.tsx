import Box from '@mui/material/Box';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import { useLegend, usePieSeries } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

function ValueLegend() {
  const forest = usePieSeries('forest');

  return (
    <Box component="ul" sx={{ gridArea: 'legend', maxWidth: 200, listStyle: 'none', m: 1, p: 0 }}>
      {useLegend().items.map(({ seriesId, dataIndex = 0, label, color, markType }) => (
        <Box
          key={`${seriesId}-${dataIndex}`}
          component="li"
          sx={{ display: 'flex', gap: 1, py: 0.5, typography: 'body2' }}
        >
          <ChartsLabelMark color={color} type={markType} sx={{ flex: 'none', mt: 0.5 }} />
          <span>
            {label}: <strong>{forest?.data[dataIndex]?.value}%</strong>
          </span>
        </Box>
      ))}
    </Box>
  );
}

const species = [
  { label: 'Oak and hornbeam, older than 80 years', value: 44, color: '#4f8f4a' },
  { label: 'Pine, planted after the storm', value: 29, color: '#2f7f8f' },
  { label: 'Birch', value: 15, color: '#b58a2e' },
  { label: 'Clearings and paths', value: 12, color: '#8a8f98' },
];

export default function LegendWithValues() {
  return (
    <PieChart
      title="What grows in the city forest, in percent"
      height={220}
      series={[{ id: 'forest', data: species, innerRadius: 50 }]}
      slots={{ legend: ValueLegend }}
    />
  );
}
