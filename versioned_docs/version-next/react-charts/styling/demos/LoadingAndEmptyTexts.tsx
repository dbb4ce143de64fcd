import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const sales = [18, 24, 31, 27];

export default function LoadingAndEmptyTexts() {
  const [state, setState] = React.useState('loading');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={state}
        onChange={(_, next) => next && setState(next)}
        aria-label="State of the chart"
      >
        <ToggleButton value="loading">loading</ToggleButton>
        <ToggleButton value="empty">empty</ToggleButton>
        <ToggleButton value="data">data</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        title="Bicycles sold per week"
        height={260}
        loading={state === 'loading'}
        slotProps={{
          loadingOverlay: { message: 'Fetching sales…' },
          noDataOverlay: { message: 'No sales in this period' },
        }}
        xAxis={[{ scaleType: 'band', data: ['Week 1', 'Week 2', 'Week 3', 'Week 4'] }]}
        yAxis={[{ min: 0, max: 40 }]}
        series={[{ data: state === 'data' ? sales : [] }]}
      />
    </Stack>
  );
}
