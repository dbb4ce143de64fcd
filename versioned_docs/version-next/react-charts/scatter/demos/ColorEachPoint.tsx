import { ScatterChart } from '@mui/x-charts/ScatterChart';

const shifts = [
  { id: 'Mon', x: 118, y: 2 },
  { id: 'Tue', x: 131, y: 3 },
  { id: 'Wed', x: 126, y: 9 },
  { id: 'Thu', x: 142, y: 4 },
  { id: 'Fri', x: 150, y: 12 },
  { id: 'Sat', x: 97, y: 1 },
];

export default function ColorEachPoint() {
  return (
    <ScatterChart
      title="Defects by parts made: shifts with more than five defects are red"
      height={260}
      xAxis={[{ label: 'Parts made', min: 80, max: 160 }]}
      yAxis={[{ label: 'Defects', min: 0, max: 15 }]}
      series={[
        {
          data: shifts,
          markerSize: 7,
          color: '#4a90c2',
          colorGetter: ({ value }) => (value && value.y > 5 ? '#d1495b' : '#4a90c2'),
          valueFormatter: (point) => point && `${point.id}: ${point.y} of ${point.x}`,
        },
      ]}
    />
  );
}
