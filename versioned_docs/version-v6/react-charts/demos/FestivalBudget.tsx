import { PieChart } from '@mui/x-charts/PieChart';

const costs = [
  { id: 'stage', label: 'Stage', value: 38 },
  { id: 'artists', label: 'Artists', value: 54 },
  { id: 'safety', label: 'Safety', value: 21 },
  { id: 'print', label: 'Posters', value: 7 },
];

export default function FestivalBudget() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Cost of the street festival</figcaption>
      <PieChart
        height={260}
        series={[
          {
            data: costs,
            innerRadius: '45%',
            outerRadius: '90%',
            paddingAngle: 2,
            cornerRadius: 4,
            highlightScope: { highlighted: 'item', faded: 'global' },
            faded: { additionalRadius: -8 },
            valueFormatter: ({ value }) => `€${value},000`,
          },
        ]}
      />
    </figure>
  );
}
