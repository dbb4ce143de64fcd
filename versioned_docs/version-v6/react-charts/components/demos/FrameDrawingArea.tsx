import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

function Frame() {
  const { left, top, width, height } = useDrawingArea();

  return (
    <g pointerEvents="none">
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeDasharray="6 4"
      />
      <text x={left + width / 2} y={top - 10} textAnchor="middle" fill="currentColor">
        left {left}, top {top}, {Math.round(width)} × {Math.round(height)}
      </text>
    </g>
  );
}

export default function FrameDrawingArea() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Visitors per museum floor</figcaption>
      <BarChart
        height={260}
        margin={{ top: 40, right: 20, bottom: 30, left: 60 }}
        xAxis={[{ scaleType: 'band', data: ['Ground', 'First', 'Second'] }]}
        series={[{ data: [310, 240, 175] }]}
      >
        <Frame />
      </BarChart>
    </figure>
  );
}
