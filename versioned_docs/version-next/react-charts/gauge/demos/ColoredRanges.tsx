import { useTheme } from '@mui/material/styles';
import { GaugeContainer, GaugeValueText, useGaugeState } from '@mui/x-charts/Gauge';

function Range({ from, to, color }: { from: number; to: number; color: string }) {
  const state = useGaugeState();
  const { cx, cy, innerRadius, outerRadius, startAngle, endAngle, valueMin, valueMax } = state;
  const radius = (innerRadius + outerRadius) / 2;
  const [start, end] = [from, to].map((value) => {
    const part = (value - valueMin) / (valueMax - valueMin);
    const angle = startAngle + part * (endAngle - startAngle);
    return `${cx + radius * Math.sin(angle)} ${cy - radius * Math.cos(angle)}`;
  });
  return (
    <path
      d={`M ${start} A ${radius} ${radius} 0 0 1 ${end}`}
      fill="none"
      stroke={color}
      strokeWidth={outerRadius - innerRadius}
    />
  );
}

function Needle() {
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();
  if (valueAngle === null) {
    return null;
  }
  const [x, y] = [Math.sin(valueAngle), -Math.cos(valueAngle)];
  return (
    <path
      d={`M ${cx + x * outerRadius * 0.6} ${cy + y * outerRadius * 0.6} L ${cx + x * outerRadius} ${cy + y * outerRadius}`}
      stroke="currentColor"
      strokeWidth={4}
    />
  );
}

export default function ColoredRanges() {
  const { palette } = useTheme();

  return (
    <GaugeContainer
      aria-label="Water hardness"
      aria-valuetext="11 degrees, medium"
      height={180}
      value={11}
      valueMax={28}
      startAngle={-90}
      endAngle={90}
      innerRadius="75%"
      sx={{ color: 'text.primary', '& text': { transform: 'translate(0, -14px)' } }}
    >
      <Range from={0} to={8} color={palette.success.main} />
      <Range from={8} to={14} color={palette.warning.main} />
      <Range from={14} to={28} color={palette.error.main} />
      <Needle />
      <GaugeValueText text={({ value }) => `${value} °dH`} fontSize={22} direction="ltr" />
    </GaugeContainer>
  );
}
