import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

const shares = [0.5, 0.8, 0.6, 0.9, 0.4];

function Skeleton() {
  const { left, top, width, height } = useDrawingArea();
  const { palette } = useTheme();
  const step = width / shares.length;

  return (
    <g>
      {shares.map((share, index) => (
        <rect
          key={index}
          x={left + step * (index + 0.1)}
          y={top + height * (1 - share)}
          width={step * 0.8}
          height={height * share}
          fill={palette.action.hover}
        />
      ))}
      <text x={left + width / 2} y={top + 16} textAnchor="middle" fill={palette.text.secondary}>
        Loading…
      </text>
    </g>
  );
}

export default function SkeletonOverlay() {
  return (
    <BarChart
      title="Free parking spaces, loading"
      height={260}
      loading
      slots={{ loadingOverlay: Skeleton }}
      xAxis={[{ scaleType: 'band', data: ['P1', 'P2', 'P3', 'P4', 'P5'] }]}
      yAxis={[{ min: 0, max: 100 }]}
      series={[{ data: [] }]}
    />
  );
}
