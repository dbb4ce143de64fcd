import { useXScale, useYScale } from '@mui/x-charts/hooks';

interface BarValuesProps {
  steps: readonly string[];
  values: readonly number[];
}

/** Writes the value of each step into its bar. */
export function BarValues({ steps, values }: BarValuesProps) {
  const x = useXScale();
  const y = useYScale();
  if (!('bandwidth' in y)) {
    return null;
  }

  return (
    // Without pointer events, so that the tooltip of the bar below stays open.
    <g
      fill="#fff"
      fontSize={14}
      textAnchor="middle"
      dominantBaseline="central"
      pointerEvents="none"
    >
      {steps.map((step, index) => (
        <text key={step} x={Number(x(0))} y={y(step)! + y.bandwidth() / 2}>
          {values[index]}
        </text>
      ))}
    </g>
  );
}
