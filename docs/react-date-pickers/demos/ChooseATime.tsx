import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const opens = dayjs('2025-05-06T08:00');
const closes = dayjs('2025-05-06T18:00');

export default function ChooseATime() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2025-05-06T14:30'));
  const shared = { value: time, onChange: setTime, minTime: opens, maxTime: closes, ampm: false };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        <DigitalClock {...shared} timeStep={30} skipDisabled sx={{ width: 120 }} />
        <TimeClock {...shared} minutesStep={5} showViewSwitcher sx={{ pt: 4 }} />
      </Stack>
    </LocalizationProvider>
  );
}
