import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const trees = [
  { id: 'seeds', value: 960, short: 'Seeds', long: 'Seeds sown in March' },
  { id: 'sprouts', value: 610, short: 'Sprouts', long: 'Sprouts counted in May' },
  { id: 'potted', value: 430, short: 'Potted', long: 'Plants potted in July' },
  { id: 'sold', value: 215, short: 'Sold', long: 'Trees sold in October' },
];

export default function LegendOfFunnel() {
  return (
    <FunnelChart
      title="Trees of a nursery, from seed to sale"
      height={280}
      series={[
        {
          variant: 'outlined',
          data: trees.map(({ id, value, short, long }) => ({
            id,
            value,
            label: (location) => (location === 'legend' ? short : long),
            labelMarkType: 'circle',
          })),
        },
      ]}
      slotProps={{
        legend: {
          direction: 'vertical',
          position: { vertical: 'middle', horizontal: 'end' },
        },
      }}
    />
  );
}
