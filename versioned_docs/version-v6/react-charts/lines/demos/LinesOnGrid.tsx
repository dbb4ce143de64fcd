import { LineChart } from '@mui/x-charts/LineChart';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';

const ages = [0, 6, 12, 18, 24, 30, 36];
const heights = [50, 60, 70, 80, 90, 100];

function GridLines() {
  const { left, top, width, height } = useDrawingArea();
  const x = useXScale();
  const y = useYScale();
  const lines = [
    ...ages.map((age) => `M ${x(age)} ${top} v ${height}`),
    ...heights.map((value) => `M ${left} ${y(value)} h ${width}`),
  ];
  return (
    <path
      d={lines.join(' ')}
      stroke="currentColor"
      strokeOpacity={0.2}
      shapeRendering="crispEdges"
      pointerEvents="none"
    />
  );
}

export default function LinesOnGrid() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Height of two siblings (cm)</figcaption>
      <LineChart
        height={300}
        xAxis={[{ data: ages, tickInterval: ages, label: 'Age (months)' }]}
        yAxis={[{ min: 40, max: 110, tickNumber: 7 }]}
        series={[
          { label: 'Ida', data: [50, 66, 75, 82, 88, 93, 97], showMark: false },
          { label: 'Nils', data: [52, 69, 78, 84, 91, 97, 102], showMark: false },
        ]}
      >
        <GridLines />
      </LineChart>
    </figure>
  );
}
