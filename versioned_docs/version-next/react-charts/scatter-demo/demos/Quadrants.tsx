import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const ideas = [
  { id: 'Dark mode', x: 2, y: 8 },
  { id: 'Audit log', x: 7, y: 9 },
  { id: 'New icons', x: 3, y: 3 },
  { id: 'Offline', x: 9, y: 7 },
  { id: 'CSV import', x: 4, y: 7 },
  { id: 'Stickers', x: 8, y: 2 },
];

function QuadrantNames() {
  const { left, top, width, height } = useDrawingArea();
  const name = (text: string, column: number, row: number) => (
    <text x={left + width * (0.25 + column / 2)} y={top + 16 + (row * height) / 2}>
      {text}
    </text>
  );
  return (
    <g fill="currentColor" fillOpacity={0.75} fontSize={13} textAnchor="middle">
      {name('Do first', 0, 0)}
      {name('Plan', 1, 0)}
      {name('If time allows', 0, 1)}
      {name('Drop', 1, 1)}
    </g>
  );
}

export default function Quadrants() {
  return (
    <ScatterChart
      title="Ideas by effort and value"
      height={340}
      xAxis={[{ label: 'Effort', min: 0, max: 10 }]}
      yAxis={[{ label: 'Value', min: 0, max: 10 }]}
      series={[
        {
          data: ideas,
          markerSize: 6,
          valueFormatter: (idea) => idea && `${idea.id}: value ${idea.y}, effort ${idea.x}`,
        },
      ]}
    >
      <ChartsReferenceLine x={5} />
      <ChartsReferenceLine y={5} />
      <QuadrantNames />
    </ScatterChart>
  );
}
