import * as React from 'react';
import Box from '@mui/material/Box';
import { FunnelChart, type FunnelSectionLabel } from '@mui/x-charts-pro/FunnelChart';
import { useFunnelSeries } from '@mui/x-charts-pro/hooks';

type LabelProps = React.ComponentProps<typeof FunnelSectionLabel>;

function NameAndValue({ seriesId, dataIndex, label }: LabelProps) {
  const step = useFunnelSeries(seriesId)?.data[dataIndex];
  const name = typeof step?.label === 'function' ? step.label('section') : step?.label;
  return (
    <Box
      component="text"
      y={label.y}
      sx={{ fill: 'currentColor', fontSize: 13, textAnchor: 'middle', pointerEvents: 'none' }}
    >
      <tspan x={label.x} dy="-0.2em" fontWeight={700}>
        {name}
      </tspan>
      <tspan x={label.x} dy="1.3em">
        {label.value}
      </tspan>
    </Box>
  );
}

export default function NameSections() {
  return (
    <FunnelChart
      title="Participants of a running course"
      height={300}
      hideLegend
      slots={{ funnelSectionLabel: NameAndValue }}
      series={[
        {
          variant: 'outlined',
          data: [
            { id: 'signed', value: 88, label: 'Signed up' },
            { id: 'first', value: 71, label: 'First run' },
            { id: 'week5', value: 52, label: 'Week 5' },
            { id: 'race', value: 46, label: 'Race' },
          ],
        },
      ]}
      sx={{ color: 'text.primary' }}
    />
  );
}
