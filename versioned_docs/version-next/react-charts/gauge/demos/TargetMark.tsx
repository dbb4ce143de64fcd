import { Gauge, useGaugeState } from '@mui/x-charts/Gauge';

function Target({ value }: { value: number }) {
  const { cx, cy, innerRadius, outerRadius, startAngle, endAngle, valueMin, valueMax } =
    useGaugeState();
  const angle = startAngle + ((value - valueMin) / (valueMax - valueMin)) * (endAngle - startAngle);
  return (
    <g transform={`translate(${cx} ${cy}) rotate(${(angle * 180) / Math.PI})`}>
      <line y1={-innerRadius + 5} y2={-outerRadius - 5} stroke="currentColor" strokeWidth={3} />
    </g>
  );
}

export default function TargetMark() {
  return (
    <Gauge
      aria-label="Donations"
      aria-valuetext="6200 of 8000 euros, the target is 7000"
      height={180}
      value={6200}
      valueMax={8000}
      startAngle={-90}
      endAngle={90}
      text={({ value }) => `${value?.toLocaleString('en')} €`}
      sx={{ color: 'text.primary', '& text': { fontSize: 20, transform: 'translate(0, -12px)' } }}
    >
      <Target value={7000} />
    </Gauge>
  );
}
