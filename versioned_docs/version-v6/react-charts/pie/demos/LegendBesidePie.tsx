import { PieChart } from '@mui/x-charts/PieChart';

export default function LegendBesidePie() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Members of the rowing club by age</figcaption>
      <PieChart
        height={220}
        margin={{ right: 160 }}
        slotProps={{ legend: { labelStyle: { fontSize: 14 } } }}
        series={[
          {
            data: [
              { id: 'kids', value: 38, label: 'Under 12 years' },
              { id: 'teens', value: 64, label: 'Aged 12 to 17' },
              { id: 'adults', value: 141, label: 'Aged 18 to 59' },
              { id: 'seniors', value: 52, label: 'Aged 60 or more' },
            ],
          },
        ]}
      />
    </figure>
  );
}
