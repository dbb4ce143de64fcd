import { ScatterChart } from '@mui/x-charts/ScatterChart';

const inspections = [
  ['2025-03-04', 2],
  ['2025-03-19', 5],
  ['2025-04-02', 3],
  ['2025-04-30', 7],
  ['2025-05-16', 1],
  ['2025-06-11', 4],
  ['2025-07-08', 6],
] as const;

const data = inspections.map(([day, defects], id) => ({
  id,
  x: new Date(`${day}T00:00`).getTime(),
  y: defects,
}));

const day = (time: number) =>
  new Date(time).toLocaleDateString('en', { month: 'short', day: 'numeric' });

export default function DatesOnAxis() {
  return (
    <ScatterChart
      title="Defects per inspection"
      height={280}
      xAxis={[{ scaleType: 'time', tickNumber: 4, valueFormatter: day }]}
      yAxis={[{ label: 'Defects', min: 0, tickMinStep: 1 }]}
      series={[
        { data, valueFormatter: (point) => point && `${day(point.x)}, defects: ${point.y}` },
      ]}
    />
  );
}
