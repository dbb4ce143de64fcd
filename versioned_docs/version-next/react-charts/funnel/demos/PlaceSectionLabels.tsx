import * as React from 'react';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const verticals = ['top', 'middle', 'bottom'] as const;
const horizontals = ['start', 'center', 'end'] as const;

export default function PlaceSectionLabels() {
  const [vertical, setVertical] = React.useState<(typeof verticals)[number]>('top');
  const [horizontal, setHorizontal] = React.useState<(typeof horizontals)[number]>('start');
  const rtl = useTheme().direction === 'rtl';
  // The left edge is the start, whatever the direction of the text.
  const anchors = { start: rtl ? 'end' : 'start', center: 'middle', end: rtl ? 'start' : 'end' };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <FunnelChart
        title="Calls of a help line, from ringing to solved"
        height={280}
        series={[
          {
            data: calls,
            variant: 'outlined',
            sectionLabel: {
              position: { vertical, horizontal },
              textAnchor: anchors[horizontal] as 'start' | 'middle' | 'end',
              offset: { y: { top: -6, middle: 0, bottom: 6 }[vertical] },
            },
          },
        ]}
      />
      {[
        { label: 'vertical', options: verticals, value: vertical, onSelect: setVertical },
        { label: 'horizontal', options: horizontals, value: horizontal, onSelect: setHorizontal },
      ].map(({ label, options, value, onSelect }) => (
        <ToggleButtonGroup
          key={label}
          exclusive
          size="small"
          aria-label={label}
          value={value}
          onChange={(_, next) => next && onSelect(next)}
        >
          {options.map((option) => (
            <ToggleButton key={option} value={option}>
              {option}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}

const calls = [
  { id: 'rang', value: 310, label: 'Rang' },
  { id: 'answered', value: 240, label: 'Answered' },
  { id: 'solved', value: 165, label: 'Solved' },
];
