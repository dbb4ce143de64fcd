import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const values: Record<string, number[]> = { loading: [], empty: [], zeros: [0, 0], data: [12, 30] };
const messages: Record<string, string> = {
  loading: 'Loading tasks…',
  empty: 'No tasks',
  zeros: 'All values are 0',
};

function Message({ children }: { children?: string }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <text x={left + width / 2} y={top + height / 2} fill="currentColor" textAnchor="middle">
      {children}
    </text>
  );
}

export default function MessageInEmptyPie() {
  const [state, setState] = React.useState('loading');
  const data = values[state]!.map((value, index) => ({
    id: index,
    value,
    label: index === 0 ? 'Late' : 'Done',
  }));

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
        <figcaption>Tasks of this week</figcaption>
        <PieChart key={state} height={200} series={[{ data }]}>
          <Message>{messages[state]}</Message>
        </PieChart>
      </figure>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the data"
        value={state}
        onChange={(_, next) => next && setState(next)}
      >
        {Object.keys(values).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
