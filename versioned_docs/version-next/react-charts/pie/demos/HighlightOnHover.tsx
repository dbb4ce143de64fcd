import { PieChart } from '@mui/x-charts/PieChart';

export default function HighlightOnHover() {
  return (
    <PieChart
      title="Hotel guests by country"
      height={240}
      enableKeyboardNavigation
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
          highlightScope: { highlight: 'item', fade: 'global' },
          highlighted: { additionalRadius: 8 },
          faded: { innerRadius: 40, additionalRadius: -8, color: 'gray' },
        },
      ]}
    />
  );
}
