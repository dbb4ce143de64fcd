import * as React from 'react';
import * as ReactDOM from 'react-dom';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { LineChart } from '@mui/x-charts/LineChart';

function Readout({ target }: { target: HTMLElement }) {
  const axis = useAxesTooltip()?.[0];
  const text = axis
    ? `${axis.axisFormattedValue}: ${axis.seriesItems
        .map(({ formattedLabel, formattedValue }) => `${formattedLabel} ${formattedValue}`)
        .join(', ')}`
    : 'Point at a month';
  return ReactDOM.createPortal(text, target);
}

export default function ReadoutBesideChart() {
  const [target, setTarget] = React.useState<HTMLElement | null>(null);

  return (
    <Stack sx={{ width: '100%' }}>
      <Typography ref={setTarget} sx={{ minHeight: 24, textAlign: 'center' }} />
      <LineChart
        title="Members of two clubs"
        height={280}
        slotProps={{ tooltip: { trigger: 'none' } }}
        xAxis={[{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May'] }]}
        series={[
          { label: 'Rowing', data: [84, 86, 91, 97, 104] },
          { label: 'Climbing', data: [132, 129, 135, 138, 141] },
        ]}
      >
        {target && <Readout target={target} />}
      </LineChart>
    </Stack>
  );
}
