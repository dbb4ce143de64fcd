import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

export default function WholeNumberTicks() {
  const [whole, setWhole] = React.useState(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={whole} onChange={(_, on) => setWhole(on)} />}
        label="tickMinStep: 1"
      />
      <BarChart
        title="Incidents per week"
        height={260}
        yAxis={[{ tickMinStep: whole ? 1 : undefined }]}
        xAxis={[{ scaleType: 'band', data: ['W18', 'W19', 'W20', 'W21', 'W22'] }]}
        series={[{ data: [1, 0, 2, 0, 1] }]}
      />
    </Stack>
  );
}
