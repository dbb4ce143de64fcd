import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const takenHours = [8, 9, 12, 13, 17];
const isTaken = (time: Dayjs) => takenHours.includes(time.hour());

export default function BookACourt() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2024-02-01T10:00'));
  const shared = { value: start, onChange: setStart, shouldDisableTime: isTaken };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        <DigitalClock {...shared} timeStep={60} skipDisabled sx={{ width: 120 }} />
        <TimeClock {...shared} views={['hours']} ampmInClock sx={{ mx: 0 }} />
      </Stack>
    </LocalizationProvider>
  );
}
