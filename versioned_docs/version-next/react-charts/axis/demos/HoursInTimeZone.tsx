import * as React from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const zones = ['UTC', 'Asia/Shanghai', 'America/New_York'];
const load = [
  31, 29, 28, 27, 27, 29, 34, 41, 47, 50, 52, 53, 52, 51, 50, 49, 50, 54, 56, 53, 48, 43, 38, 34,
];
const hours = load.map((_, hour) => new Date(Date.UTC(2025, 5, 3, hour)));

export default function HoursInTimeZone() {
  const [timeZone, setTimeZone] = React.useState(zones[1]!);
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const isFullQuarter = (time: Date) => Number(clock.format(time).slice(0, 2)) % 6 === 0;

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <label>
        Time zone
        <NativeSelect
          fullWidth
          value={timeZone}
          onChange={(event) => setTimeZone(event.target.value)}
        >
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone}
            </option>
          ))}
        </NativeSelect>
      </label>
      <LineChart
        title="Load of a power grid on 3 June 2025, in gigawatts"
        height={260}
        margin={{ right: 30 }}
        xAxis={[
          {
            scaleType: 'utc',
            data: hours,
            domainLimit: 'strict',
            tickInterval: hours.filter(isFullQuarter),
            valueFormatter: (time: Date) => clock.format(time),
          },
        ]}
        series={[{ data: load, showMark: false }]}
      />
    </Stack>
  );
}
