import * as React from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
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
        <label style={{ flex: 1 }}>
          tickPlacement
          <NativeSelect
            fullWidth
            value={tickPlacement}
            onChange={(event) => setTickPlacement(event.target.value as typeof tickPlacement)}
          >
            {placements.map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </NativeSelect>
        </label>
        <label style={{ flex: 1 }}>
          tickLabelPlacement
          <NativeSelect
            fullWidth
            value={tickLabelPlacement}
            onChange={(event) =>
              setTickLabelPlacement(event.target.value as typeof tickLabelPlacement)
            }
          >
            {labelPlacements.map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </NativeSelect>
        </label>
      </Stack>
      <BarChart
        title="Rain per month"
        height={260}
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
