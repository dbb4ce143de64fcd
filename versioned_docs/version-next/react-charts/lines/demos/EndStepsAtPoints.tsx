import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

export default function EndStepsAtPoints() {
  const [strictStepCurve, setStrictStepCurve] = React.useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={strictStepCurve} onChange={(_, on) => setStrictStepCurve(on)} />}
        label="strictStepCurve"
      />
      <LineChart
        title="Guards on duty per weekday, with a gap on Thursday"
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
        yAxis={[{ min: 0, max: 12 }]}
        series={[{ data: [4, 4, 5, null, 7, 11, 9], curve: 'step', area: true, strictStepCurve }]}
      />
    </Stack>
  );
}
