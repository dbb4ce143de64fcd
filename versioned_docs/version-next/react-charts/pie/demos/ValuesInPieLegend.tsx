import { PieChart } from '@mui/x-charts/PieChart';

const grants = [
  { id: 'water', value: 540, name: 'Clean drinking water in rural districts' },
  { id: 'schools', value: 320, name: 'School buildings and teaching material' },
  { id: 'health', value: 210, name: 'Mobile clinics and vaccination' },
];

export default function ValuesInPieLegend() {
  return (
    <PieChart
      title="Grants by purpose, in thousand euros"
      height={220}
      series={[
        {
          innerRadius: '50%',
          data: grants.map(({ id, value, name }) => ({
            id,
            value,
            label: (location) => (location === 'legend' ? `${name}: ${value}` : name),
          })),
        },
      ]}
      slotProps={{ legend: { sx: { maxWidth: 160 } } }}
    />
  );
}
