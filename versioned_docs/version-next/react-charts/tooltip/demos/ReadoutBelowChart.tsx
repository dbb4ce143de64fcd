import * as React from 'react';
import { createPortal } from 'react-dom';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useItemTooltip } from '@mui/x-charts/ChartsTooltip';

const districts = ['North', 'East', 'South'];

function Readout({ target }: { target: HTMLElement | null }) {
  const tooltip = useItemTooltip<'bar'>();
  const text = tooltip
    ? `${districts[tooltip.identifier.dataIndex]}, ${tooltip.label}: ${tooltip.formattedValue}`
    : 'Point at a bar.';
  return target && createPortal(text, target);
}

export default function ReadoutBelowChart() {
  const [target, setTarget] = React.useState<HTMLElement | null>(null);

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <BarChart
        title="Trees planted per district"
        height={260}
        slotProps={{ tooltip: { trigger: 'none' } }}
        xAxis={[{ scaleType: 'band', data: districts }]}
        series={[
          { label: 'Lindens', data: [140, 95, 180] },
          { label: 'Maples', data: [60, 110, 75] },
        ]}
      >
        <Readout target={target} />
      </BarChart>
      <Typography ref={setTarget} variant="body2" sx={{ minHeight: 24 }} />
    </Stack>
  );
}
