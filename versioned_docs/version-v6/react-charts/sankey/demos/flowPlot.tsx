import { useTheme } from '@mui/material/styles';
import { blueberryTwilightPalette } from '@mui/x-charts/colorPalettes';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { layOutFlows, type Flow } from './layOutFlows';

const NODE = 12;

interface FlowPlotProps {
  flows: readonly Flow[];
  unit: string;
}

/** Draws flows as bands whose height is their amount. A band has the color of its source. */
export function FlowPlot({ flows, unit }: FlowPlotProps) {
  const { left, top, width, height } = useDrawingArea();
  const palette = blueberryTwilightPalette(useTheme().palette.mode);
  const { nodes, bands, columns } = layOutFlows(flows, height);
  const nodeOf = new Map(nodes.map((node) => [node.name, node]));
  const colorOf = (name: string) =>
    palette[nodes.findIndex((node) => node.name === name) % palette.length];
  const xOf = (name: string) => left + (nodeOf.get(name)!.column / (columns - 1)) * (width - NODE);

  return (
    <g transform={`translate(0 ${top})`} fontSize={13} dominantBaseline="central">
      {bands.map(({ from, to, value, y0, y1, height: thickness }) => {
        const x0 = xOf(from) + NODE;
        const x1 = xOf(to);
        const middle = (x0 + x1) / 2;
        const a = y0 + thickness / 2;
        const b = y1 + thickness / 2;
        return (
          <path
            key={`${from} ${to}`}
            role="img"
            aria-label={`${from} to ${to}: ${value} ${unit}`}
            d={`M${x0},${a} C${middle},${a} ${middle},${b} ${x1},${b}`}
            fill="none"
            stroke={colorOf(from)}
            strokeOpacity={0.45}
            strokeWidth={thickness}
          />
        );
      })}
      {nodes.map(({ name, column, value, y, height: size }) => {
        const isLast = column === columns - 1;
        return (
          <g key={name} fill="currentColor">
            <rect x={xOf(name)} y={y} width={NODE} height={size} fill={colorOf(name)} />
            <text
              x={isLast ? xOf(name) - 6 : xOf(name) + NODE + 6}
              y={y + size / 2}
              textAnchor={isLast ? 'end' : 'start'}
            >
              {`${name} ${value}`}
            </text>
          </g>
        );
      })}
    </g>
  );
}
