import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const narrow = { maxWidth: 312, [`& .${dayCalendarClasses.root}`]: { minWidth: 0, width: '100%' } };

const weekOf = (day: Dayjs): DateRange<Dayjs> => [day.startOf('week'), day.endOf('week')];

export default function WholeWeeks() {
  const [week, setWeek] = React.useState(() => weekOf(dayjs('2025-07-09')));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        disableDragEditing
        rangePosition="start"
        value={week}
        onChange={([day]) => setWeek(day ? weekOf(day) : week)}
        sx={narrow}
      />
    </LocalizationProvider>
  );
}
