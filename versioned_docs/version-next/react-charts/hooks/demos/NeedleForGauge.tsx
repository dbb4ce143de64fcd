import { useTheme } from '@mui/material/styles';
import { GaugeContainer, GaugeReferenceArc, useGaugeState } from '@mui/x-charts/Gauge';

function Needle() {
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();
  const { palette } = useTheme();
  if (valueAngle === null) {
    return null;
  }
  // The angle is in radians, clockwise from the top.
  const x = cx + outerRadius * Math.sin(valueAngle);
  const y = cy - outerRadius * Math.cos(valueAngle);

  return (
    <g>
      <circle cx={cx} cy={cy} r={6} fill={palette.primary.main} />
      <path d={`M ${cx} ${cy} L ${x} ${y}`} stroke={palette.primary.main} strokeWidth={4} />
    </g>
  );
}

export default function NeedleForGauge() {
  return (
    <GaugeContainer
      aria-label="Pressure in the boiler"
      aria-valuetext="1.6 of 4 bar"
      height={200}
      startAngle={-120}
      endAngle={120}
      value={1.6}
      valueMax={4}
    >
      <GaugeReferenceArc />
      <Needle />
    </GaugeContainer>
  );
}
