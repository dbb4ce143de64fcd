import { chartsAxisHighlightClasses } from '@mui/x-charts/ChartsAxisHighlight';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const cyclists = [
  { id: 1, x: 6.2, y: 21 },
  { id: 2, x: 9.8, y: 34 },
  { id: 3, x: 12.5, y: 41 },
  { id: 4, x: 15.1, y: 62 },
  { id: 5, x: 18.4, y: 58 },
  { id: 6, x: 22.7, y: 83 },
];

export default function Crosshair() {
  return (
    <ScatterChart
      title="Length and duration of rides"
      height={300}
      axisHighlight={{ x: 'line', y: 'line' }}
      xAxis={[{ label: 'Kilometers', min: 0 }]}
      yAxis={[{ label: 'Minutes', min: 0 }]}
      series={[{ data: cyclists, markerSize: 6 }]}
      sx={{
        [`& .${chartsAxisHighlightClasses.root}`]: {
          stroke: '#c2455a',
          strokeDasharray: 'none',
        },
      }}
    />
  );
}
