import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

function Frame() {
  const { left, top, width, height } = useDrawingArea();
  const { palette } = useTheme();

  return (
    <g pointerEvents="none">
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        fill="none"
        stroke={palette.text.primary}
        strokeWidth={2}
        strokeDasharray="6 4"
      />
      <text x={left + width / 2} y={top - 10} textAnchor="middle" fill={palette.text.primary}>
        left {left}, top {top}, {Math.round(width)} × {Math.round(height)}
      </text>
    </g>
  );
}

export default function FrameDrawingArea() {
  return (
    <BarChart
      title="Visitors per museum floor, with a frame around the drawing area"
      height={260}
      margin={{ top: 40 }}
      xAxis={[{ scaleType: 'band', data: ['Ground', 'First', 'Second'] }]}
      series={[{ data: [310, 240, 175] }]}
    >
      <Frame />
    </BarChart>
  );
}
