import Stack from '@mui/material/Stack';
import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { trees } from './trees';

/** Outlines around the point (0, 0), for a marker size of 1. */
const shapes = [
  { kind: 'Lime', color: '#2e9e6b', path: 'M0-1.2 1.1.8-1.1.8Z' },
  { kind: 'Plane', color: '#d99a1c', path: 'M-1-1H1V1H-1Z' },
  { kind: 'Birch', color: '#7a6ff0', path: 'M0-1.3 1.3 0 0 1.3-1.3 0Z' },
];

function ShapedMarker(props: ScatterMarkerProps) {
  const { seriesId, dataIndex, x, y, color, size, isHighlighted, isFaded, ...other } = props;
  return (
    <path
      d={shapes.find(({ kind }) => kind === seriesId)?.path}
      transform={`translate(${x}, ${y}) scale(${isHighlighted ? 1.4 * size : size})`}
      fill={color}
      opacity={isFaded ? 0.3 : 1}
      {...other}
    />
  );
}

/** The legend, with the same shapes. */
function ShapeLegend() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ gridArea: 'legend' }}>
      {shapes.map(({ kind, color, path }) => (
        <span key={kind}>
          <svg width="12" height="12" viewBox="-1.4 -1.4 2.8 2.8" fill={color} aria-hidden>
            <path d={path} />
          </svg>{' '}
          {kind}
        </span>
      ))}
    </Stack>
  );
}

const series = shapes.map(({ kind, color }) => ({
  id: kind,
  label: kind,
  color,
  markerSize: 6,
  highlightScope: { highlight: 'item' } as const,
  data: trees
    .filter((tree) => tree.kind === kind)
    .map(({ tag, girth, height }) => ({ id: tag, x: girth, y: height })),
}));

export default function ShapePerSeries() {
  return (
    <ScatterChart
      title="Height of park trees by girth, with a shape for each kind"
      height={300}
      xAxis={[{ label: 'Girth (cm)', min: 50 }]}
      yAxis={[{ min: 10, valueFormatter: (height: number) => `${height} m` }]}
      slots={{ marker: ShapedMarker, legend: ShapeLegend }}
      series={series}
    />
  );
}
