import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const stay = (from: string, to: string) => (): DateRange<Dayjs> => [dayjs(from), dayjs(to)];

const offers: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Midsummer weekend', getValue: stay('2025-06-20', '2025-06-22') },
  { label: 'First week of July', getValue: stay('2025-06-30', '2025-07-06') },
  { label: 'Heather season', getValue: stay('2025-08-08', '2025-08-31') },
];

const wrapOnPhones = {
  display: 'flex',
  flexWrap: 'wrap',
  minWidth: 0,
  [`& .${dayCalendarClasses.root}`]: { minWidth: 0 },
};

export default function BookACabin() {
  const [dates, setDates] = React.useState(stay('2025-06-12', '2025-06-16'));
  const [arrival, departure] = dates;
  const nights = arrival && departure ? departure.diff(arrival, 'day') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ position: 'relative' }}>
        <StaticDateRangePicker
          value={dates}
          onChange={setDates}
          displayStaticWrapperAs="desktop"
          calendars={1}
          slotProps={{ shortcuts: { items: offers } }}
          sx={wrapOnPhones}
        />
        <Typography role="status">{nights === 1 ? '1 night' : `${nights} nights`}</Typography>
      </Box>
    </LocalizationProvider>
  );
}
