import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Track = styled('path')(({ theme }) => ({ stroke: theme.palette.divider }));
const Value = styled('text')(({ theme }) => ({ fill: theme.palette.text.primary }));

interface MeterGaugeProps {
  label: string;
  value: number | null;
  max?: number;
  unit?: string;
  color: string;
}

/** An arc of a circle around (100, 100): 0 is at the lower left, 1 at the lower right. */
function arc(share: number) {
  const point = (part: number) => {
    const angle = (-135 + 270 * part) * (Math.PI / 180);
    return `${(100 + 80 * Math.sin(angle)).toFixed(2)} ${(100 - 80 * Math.cos(angle)).toFixed(2)}`;
  };
  return `M ${point(0)} A 80 80 0 ${share > 2 / 3 ? 1 : 0} 1 ${point(share)}`;
}

export function MeterGauge({ label, value, max = 100, unit = '', color }: MeterGaugeProps) {
  const share = Math.min(1, Math.max(0, (value ?? 0) / max));
  const text = value === null ? '–' : `${value}${unit}`;
  const meter = {
    role: 'meter',
    'aria-valuemin': 0,
    'aria-valuemax': max,
    'aria-valuenow': share * max,
    'aria-valuetext': text,
  };

  return (
    <svg
      viewBox="0 0 200 170"
      style={{ display: 'block' }}
      aria-label={value === null ? `${label}: ${text}` : label}
      {...(value === null ? { role: 'img' } : meter)}
    >
      <g fill="none" strokeWidth={18} strokeLinecap="round">
        <Track d={arc(1)} />
        {share > 0 && <Box component="path" d={arc(share)} sx={{ stroke: color }} />}
      </g>
      <Value x={100} y={112} textAnchor="middle" fontSize={34}>
        {text}
      </Value>
    </svg>
  );
}
