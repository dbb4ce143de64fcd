import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function NightsFromTwoToSeven() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-09-08'),
    dayjs('2025-09-12'),
  ]);
  const [start, end] = stay;

  const isRefused = (date: Dayjs, position: string) => {
    if (position === 'start' || !start?.isValid()) {
      return false;
    }
    const nights = date.startOf('day').diff(start.startOf('day'), 'day');
    return (nights >= 0 && nights < 2) || nights > 7;
  };
  const isTooShortOrLong =
    start?.isValid() && end?.isValid() && (end.isBefore(start) || isRefused(end, 'end'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 420 }}>
        <DateRangePicker
          label="Check-in and check-out"
          value={stay}
          onChange={(newStay) => setStay(newStay)}
          shouldDisableDate={isRefused}
        />
        <Typography variant="body2" role="status">
          {isTooShortOrLong ? 'Two to seven nights, please' : 'Two to seven nights'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
