import dayjs from 'dayjs';
import en from 'dayjs/locale/en';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// `true`: register the locale, but do not make it the global one.
dayjs.locale({ ...en, name: 'en-monday', weekStart: 1 }, undefined, true);
dayjs.locale({ ...en, name: 'en-sunday', weekStart: 0 }, undefined, true);

const days = { Monday: 'en-monday', Sunday: 'en-sunday' };

export default function DayjsWeekStart() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {Object.entries(days).map(([day, locale]) => (
        <LocalizationProvider key={day} dateAdapter={AdapterDayjs} adapterLocale={locale}>
          <div>
            <Typography component="p" variant="subtitle2">
              {day}
            </Typography>
            <DateCalendar defaultValue={dayjs('2025-04-07')} sx={{ m: 0 }} />
          </div>
        </LocalizationProvider>
      ))}
    </Stack>
  );
}
