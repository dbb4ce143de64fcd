import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const placements = ['extremities', 'start', 'middle', 'end'] as const;
const labelPlacements = ['middle', 'tick'] as const;

export default function PlaceBandTicks() {
  const [tickPlacement, setTickPlacement] =
    React.useState<(typeof placements)[number]>('extremities');
  const [tickLabelPlacement, setTickLabelPlacement] =
    React.useState<(typeof labelPlacements)[number]>('middle');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          fullWidth
          label="tickPlacement"
          value={tickPlacement}
          onChange={(event) => setTickPlacement(event.target.value as typeof tickPlacement)}
        >
          {placements.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          label="tickLabelPlacement"
          value={tickLabelPlacement}
          onChange={(event) =>
            setTickLabelPlacement(event.target.value as typeof tickLabelPlacement)
          }
        >
          {labelPlacements.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        title="Rain per month"
        height={260}
        margin={{ top: 20 }}
        xAxis={[
          {
            scaleType: 'band',
            data: ['May', 'Jun', 'Jul', 'Aug', 'Sep'],
            tickPlacement,
            tickLabelPlacement,
          },
        ]}
        yAxis={[{ label: 'Rain (mm)' }]}
        series={[{ data: [68, 74, 81, 63, 52] }]}
      />
    </Stack>
  );
}
