import { useXScale, useYScale } from '@mui/x-charts/hooks';

export interface Cell {
  column: string;
  row: string;
  value: number;
}

interface CellPlotProps {
  cells: readonly Cell[];
  unit: string;
  colorOf: (value: number) => { fill: string; text: string };
}

/** Draws a colored rectangle for each cell. Both axes must be band axes with the names as their data. */
export function CellPlot({ cells, unit, colorOf }: CellPlotProps) {
  const xScale = useXScale();
  const yScale = useYScale();
  if (!('bandwidth' in xScale && 'bandwidth' in yScale)) {
    return null;
  }
  const width = xScale.bandwidth();
  const height = yScale.bandwidth();

  return (
    <g fontSize={13} textAnchor="middle" dominantBaseline="central">
      {cells.map(({ column, row, value }) => {
        const x = xScale(column);
        const y = yScale(row);
        if (x === undefined || y === undefined) {
          return null;
        }
        const { fill, text } = colorOf(value);
        const name = `${row}, ${column}: ${value} ${unit}`;
        return (
          <g key={`${row} ${column}`} role="img" aria-label={name}>
            <title>{name}</title>
            <rect {...{ x, y, width, height, fill }} shapeRendering="crispEdges" />
            <text x={x + width / 2} y={y + height / 2} fill={text}>
              {value}
            </text>
          </g>
        );
      })}
    </g>
  );
}
