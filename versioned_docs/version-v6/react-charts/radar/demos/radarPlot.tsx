import { useDrawingArea } from '@mui/x-charts/hooks';

export interface Profile {
  label: string;
  color: string;
  data: (number | null)[];
}

interface RadarPlotProps {
  criteria: readonly string[];
  profiles: readonly Profile[];
  /** The value at the outer ring. The center is zero. */
  max: number;
  rings?: number;
}

/** Draws profiles around a center: one spoke for each criterion. */
export function RadarPlot({ criteria, profiles, max, rings = 5 }: RadarPlotProps) {
  const { left, top, width, height } = useDrawingArea();
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
      {profiles.map(({ label, color, data }) => {
        const values = criteria.map((criterion, spoke) => `${criterion} ${data[spoke] ?? '–'}`);
        return (
          <polygon
            key={label}
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
