import { useDrawingArea, usePieSeries } from '@mui/x-charts/hooks';
import { layOutTiles } from './layOutTiles';

const CHARACTER = 8;

/** Draws the first pie series as tiles. A label that does not fit is left out. */
export function TreemapPlot() {
  const { left, top, width, height } = useDrawingArea();
  const [series] = usePieSeries();
  const items = series?.data.filter(({ value }) => value > 0) ?? [];
  const sorted = [...items].sort((a, b) => b.value - a.value);
  const tiles = layOutTiles(
    sorted.map(({ value }) => value),
    { x: left, y: top, width, height },
  );

  return (
    <g fontSize={13} textAnchor="middle" direction="ltr">
      {sorted.map(({ id, label, color, formattedValue }, index) => {
        const tile = tiles[index]!;
        const name = typeof label === 'function' ? label('arc') : (label ?? '');
        const longest = Math.max(name.length, formattedValue.length) * CHARACTER;
        return (
          <g key={id} role="img" aria-label={`${name}: ${formattedValue}`}>
            <rect {...tile} fill={color} stroke="#fff" strokeWidth={2} />
            {longest < tile.width && tile.height > 40 ? (
              <text x={tile.x + tile.width / 2} y={tile.y + tile.height / 2} fill="#fff">
                <tspan fontWeight={700}>{name}</tspan>
                <tspan x={tile.x + tile.width / 2} dy="1.3em">
                  {formattedValue}
                </tspan>
              </text>
            ) : null}
          </g>
        );
      })}
    </g>
  );
}
