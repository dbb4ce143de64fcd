import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const curves = ['linear', 'monotoneX', 'natural', 'stepAfter'] as const;

export default function CurveAndArea() {
  const [curve, setCurve] = React.useState<(typeof curves)[number]>('natural');
  const [area, setArea] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <SparkLineChart
        title="Battery charge of the delivery robot"
        height={90}
        data={[92, 71, 64, 38, 22, 57, 88, 80]}
        curve={curve}
        area={area}
      />
      <Stack direction="row" spacing={2}>
        <TextField
          select
          size="small"
          label="curve"
          value={curve}
          onChange={(event) => setCurve(event.target.value as (typeof curves)[number])}
          sx={{ minWidth: 130 }}
        >
          {curves.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={<Switch checked={area} onChange={(_, on) => setArea(on)} />}
          label="area"
        />
      </Stack>
    </Stack>
  );
}
