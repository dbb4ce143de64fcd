import { PieChart } from '@mui/x-charts/PieChart';

export default function HighlightOnHover() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Hotel guests by country</figcaption>
      <PieChart
        height={240}
        series={[
          {
            data: [
              { id: 'it', value: 420, label: 'Italy' },
              { id: 'at', value: 365, label: 'Austria' },
              { id: 'es', value: 240, label: 'Spain' },
              { id: 'pl', value: 130, label: 'Poland' },
            ],
            innerRadius: 30,
            outerRadius: '90%',
            highlightScope: { highlighted: 'item', faded: 'global' },
            highlighted: { additionalRadius: 8 },
            faded: { innerRadius: 40, additionalRadius: -8, color: 'gray' },
          },
        ]}
      />
    </figure>
  );
}
