import * as React from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const withRoom = (min: number, max: number) => {
  const room = (max - min) * 0.25;
  return { min: Math.max(0, min - room), max: max + room };
};
const limits = { nice: 'nice', strict: 'strict', 'a function': withRoom } as const;

export default function LimitTheDomain() {
  const [name, setName] = React.useState<keyof typeof limits>('nice');
  const domainLimit = limits[name];

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <label>
        domainLimit of both axes
        <NativeSelect
          fullWidth
          value={name}
          onChange={(event) => setName(event.target.value as typeof name)}
        >
          {Object.keys(limits).map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </NativeSelect>
      </label>
      <LineChart
        title="Voltage of a battery while it charges"
        height={280}
        xAxis={[{ data: [7, 19, 33, 48, 61, 82], domainLimit, label: 'Minutes' }]}
        yAxis={[{ domainLimit, valueFormatter: (volts: number) => `${volts.toFixed(2)} V` }]}
        series={[{ data: [11.87, 12.08, 12.21, 12.35, 12.44, 12.63] }]}
      />
    </Stack>
  );
}
