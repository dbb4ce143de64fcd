import Stack from '@mui/material/Stack';
import { Scatter, ScatterChart, type ScatterProps } from '@mui/x-charts/ScatterChart';
import { trees } from './trees';

/** Outlines around the point (0, 0), for a marker size of 1. */
const shapes = [
  { kind: 'Lime', color: '#2e9e6b', path: 'M0-1.2 1.1.8-1.1.8Z' },
  { kind: 'Plane', color: '#d99a1c', path: 'M-1-1H1V1H-1Z' },
  { kind: 'Birch', color: '#7a6ff0', path: 'M0-1.3 1.3 0 0 1.3-1.3 0Z' },
];

/** The circles on top are invisible, and bring the tooltip. */
function ShapedPoints(props: ScatterProps) {
  const { series, xScale, yScale, markerSize, color } = props;
  const path = shapes.find(({ kind }) => kind === series.id)?.path;
  return (
    <g>
      <g fill={color}>
        {series.data.map(({ id, x, y }) => (
          <path
            key={id}
            d={path}
            transform={`translate(${xScale(x)}, ${yScale(y)}) scale(${markerSize})`}
          />
        ))}
      </g>
      <g opacity={0}>
        <Scatter {...props} />
      </g>
    </g>
  );
}

export default function ShapePerSeries() {
  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ justifyContent: 'center' }}>
        {shapes.map(({ kind, color, path }) => (
          <span key={kind}>
            <svg width="12" height="12" viewBox="-1.4 -1.4 2.8 2.8" fill={color} aria-hidden>
              <path d={path} />
            </svg>{' '}
            {kind}
          </span>
        ))}
      </Stack>
      <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
        <figcaption>Height of park trees by girth</figcaption>
        <ScatterChart
          height={300}
          margin={{ top: 20, left: 60, right: 20 }}
          xAxis={[{ label: 'Girth (cm)', min: 50 }]}
          yAxis={[{ min: 10, valueFormatter: (height) => `${height} m` }]}
          slots={{ scatter: ShapedPoints }}
          series={shapes.map(({ kind, color }) => ({
            id: kind,
            color,
            markerSize: 6,
            valueFormatter: ({ x, y }) => `${kind}: ${x} cm, ${y} m`,
            data: trees
              .filter((tree) => tree.kind === kind)
              .map(({ tag, girth, height }) => ({ id: tag, x: girth, y: height })),
          }))}
        />
      </figure>
    </Stack>
  );
}
