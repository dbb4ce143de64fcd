import { DateTime } from 'luxon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

class AdapterLuxonSunday extends AdapterLuxon {
  startOfWeek = (date: DateTime) => date.minus({ days: date.weekday % 7 }).startOf('day');

  endOfWeek = (date: DateTime) => this.startOfWeek(date).plus({ days: 6 }).endOf('day');

  getWeekArray = (date: DateTime) => {
    const weeks: DateTime[][] = [];
    const end = date.endOf('month');
    for (let week = date.startOf('month'); this.startOfWeek(week) <= end;) {
      const sunday = this.startOfWeek(week);
      weeks.push([0, 1, 2, 3, 4, 5, 6].map((days) => sunday.plus({ days })));
      week = sunday.plus({ days: 7 });
    }
    return weeks;
  };
}

const adapters = { Monday: AdapterLuxon, Sunday: AdapterLuxonSunday };
const harvest = DateTime.fromISO('2025-04-07');

export default function LuxonWeekStart() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {Object.entries(adapters).map(([day, adapter]) => (
        <LocalizationProvider key={day} dateAdapter={adapter} adapterLocale="en-US">
          <div>
            <Typography component="p" variant="subtitle2">
              {day}
            </Typography>
            <DateCalendar defaultValue={harvest} sx={{ m: 0 }} />
          </div>
        </LocalizationProvider>
      ))}
    </Stack>
  );
}
