import { useXScale, useYScale } from '@mui/x-charts/hooks';

interface FunnelSlopesProps {
  steps: readonly string[];
  values: readonly number[];
  color: string;
}

/** Connects centered bars with slopes, and writes on each slope how many percent are left. */
export function FunnelSlopes({ steps, values, color }: FunnelSlopesProps) {
  const x = useXScale();
  const y = useYScale();
  if (!('bandwidth' in y)) {
    return null;
  }
  const half = (value: number) => [x(-value / 2), x(value / 2)] as const;

  return (
    <g fontSize={12} textAnchor="middle" dominantBaseline="central">
      {steps.slice(1).map((step, index) => {
        const before = values[index]!;
        const after = values[index + 1]!;
        const top = y(steps[index]!)! + y.bandwidth();
        const bottom = y(step)!;
        const [topLeft, topRight] = half(before);
        const [bottomLeft, bottomRight] = half(after);
        return (
          <g key={step}>
            <polygon
              points={`${topLeft},${top} ${topRight},${top} ${bottomRight},${bottom} ${bottomLeft},${bottom}`}
              fill={color}
              fillOpacity={0.25}
            />
            <text x={Number(x(0))} y={(top + bottom) / 2} fill="currentColor">
              {`${Math.round((after / before) * 100)}%`}
            </text>
          </g>
        );
      })}
    </g>
  );
}
