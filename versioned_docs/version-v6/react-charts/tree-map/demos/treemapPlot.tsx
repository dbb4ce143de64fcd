import { useDrawingArea } from '@mui/x-charts/hooks';
import { layOutTiles } from './layOutTiles';

const CHARACTER = 8;

export interface Item {
  id: string;
  label: string;
  value: number;
  color: string;
}

interface TreemapPlotProps {
  items: readonly Item[];
  unit: string;
}

/** Draws items as tiles, the largest first. A label that does not fit is left out. */
export function TreemapPlot({ items, unit }: TreemapPlotProps) {
  const { left, top, width, height } = useDrawingArea();
  const sorted = items.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value);
  const tiles = layOutTiles(
    sorted.map(({ value }) => value),
    { x: left, y: top, width, height },
  );

  return (
    <g fontSize={13} textAnchor="middle">
      {sorted.map(({ id, label, value, color }, index) => {
        const tile = tiles[index]!;
        const amount = `${value} ${unit}`;
        const longest = Math.max(label.length, amount.length) * CHARACTER;
        const name = `${label}: ${amount}`;
        return (
          <g key={id} role="img" aria-label={name}>
            <title>{name}</title>
            <rect {...tile} fill={color} stroke="#fff" strokeWidth={2} />
            {longest < tile.width && tile.height > 40 ? (
              <text x={tile.x + tile.width / 2} y={tile.y + tile.height / 2} fill="#fff">
                <tspan fontWeight={700}>{label}</tspan>
                <tspan x={tile.x + tile.width / 2} dy="1.3em">
                  {amount}
                </tspan>
              </text>
            ) : null}
          </g>
        );
      })}
    </g>
  );
}
