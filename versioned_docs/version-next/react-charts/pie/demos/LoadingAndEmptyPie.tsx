import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart } from '@mui/x-charts/PieChart';

const values: Record<string, number[]> = { loading: [], empty: [], zeros: [0, 0], data: [12, 30] };

export default function LoadingAndEmptyPie() {
  const [state, setState] = React.useState('loading');
  const data = values[state]!.map((value, index) => ({
    id: index,
    value,
    label: index === 0 ? 'Late' : 'Done',
  }));
  const nothingToDraw = data.length > 0 && data.every(({ value }) => value <= 0);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <PieChart
        title="Tasks of this week"
        height={200}
        loading={state === 'loading'}
        series={[{ data: nothingToDraw ? [] : data }]}
        slotProps={{
          loadingOverlay: { message: 'Loading tasks…' },
          noDataOverlay: { message: nothingToDraw ? 'All values are 0' : 'No tasks' },
        }}
      />
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
