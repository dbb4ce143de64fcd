import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

export default function BarsOnGrid() {
  const [horizontal, setHorizontal] = React.useState(true);
  const [vertical, setVertical] = React.useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormGroup row>
        <FormControlLabel
          control={<Switch checked={horizontal} onChange={(_, on) => setHorizontal(on)} />}
          label="Horizontal lines"
        />
        <FormControlLabel
          control={<Switch checked={vertical} onChange={(_, on) => setVertical(on)} />}
          label="Vertical lines"
        />
      </FormGroup>
      <BarChart
        title="Failed sign-ins per weekday"
        height={260}
        grid={{ horizontal, vertical }}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        series={[{ data: [31, 18, 22, 27, 40] }]}
      />
    </Stack>
  );
}
