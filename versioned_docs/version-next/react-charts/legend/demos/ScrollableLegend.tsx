import { PieChart } from '@mui/x-charts/PieChart';

const crops = [
  'Wheat',
  'Barley',
  'Oats',
  'Rye',
  'Maize',
  'Peas',
  'Beans',
  'Lentils',
  'Flax',
  'Hemp',
  'Clover',
  'Rapeseed',
];

export default function ScrollableLegend() {
  return (
    <PieChart
      title="Hectares per crop"
      height={220}
      series={[{ data: crops.map((label, index) => ({ label, value: 30 - index * 2 })) }]}
      slotProps={{
        legend: {
          tabIndex: 0,
          sx: { maxHeight: 160, overflowY: 'auto', flexWrap: 'nowrap', pr: 2 },
        },
      }}
    />
  );
}
