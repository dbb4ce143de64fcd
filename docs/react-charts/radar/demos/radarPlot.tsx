import {
  unstable_useLineSeries as useLineSeries,
  useDrawingArea,
  useXAxis,
} from '@mui/x-charts/hooks';

interface RadarPlotProps {
  /** The value at the outer ring. The center is zero. */
  max: number;
  rings?: number;
}

/** Draws line series around a center: one spoke for each entry of the x-axis. */
export function RadarPlot({ max, rings = 5 }: RadarPlotProps) {
  const { left, top, width, height } = useDrawingArea();
  const criteria = useXAxis().data ?? [];
  const { series = {}, seriesOrder = [] } = useLineSeries() ?? {};
  const radius = Math.min(width, height) / 2;

  /** Where a share of the radius lies on a spoke. The first spoke points upward. */
  const place = (spoke: number, share: number) => {
    const angle = (2 * Math.PI * spoke) / criteria.length;
    const x = left + width / 2 + radius * share * Math.sin(angle);
    const y = top + height / 2 - radius * share * Math.cos(angle);
    return { x, y };
  };
  const outline = (shares: readonly number[]) =>
    shares
      .map((share, spoke) => place(spoke, share))
      .map(({ x, y }) => `${x},${y}`)
      .join(' ');

  return (
    <g fontSize={13} textAnchor="middle" dominantBaseline="central">
      <g fill="none" stroke="currentColor" strokeOpacity={0.25}>
        {Array.from({ length: rings }, (unused, ring) => (
          <polygon key={ring} points={outline(criteria.map(() => (ring + 1) / rings))} />
        ))}
      </g>
      {criteria.map((criterion, spoke) => (
        <text key={criterion} {...place(spoke, 1 + 18 / radius)} fill="currentColor">
          {criterion}
        </text>
      ))}
      {seriesOrder.map((id) => {
        const { color, data, label } = series[id]!;
        const values = criteria.map((criterion, spoke) => `${criterion} ${data[spoke] ?? '–'}`);
        return (
          <polygon
            key={id}
            role="img"
            aria-label={`${label}: ${values.join(', ')}`}
            points={outline(criteria.map((unused, spoke) => (data[spoke] ?? 0) / max))}
            fill={color}
            fillOpacity={0.2}
            stroke={color}
            strokeWidth={2}
          />
        );
      })}
    </g>
  );
}
