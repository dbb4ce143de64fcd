import moment from 'moment';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const before = moment.locale();
moment.defineLocale('en-x-monday', { parentLocale: 'en', week: { dow: 1, doy: 4 } });
moment.defineLocale('en-x-sunday', { parentLocale: 'en', week: { dow: 0, doy: 6 } });
// `defineLocale` makes the new locale the global one.
moment.locale(before);

const days = { Monday: 'en-x-monday', Sunday: 'en-x-sunday' };

export default function MomentWeekStart() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {Object.entries(days).map(([day, locale]) => (
        <LocalizationProvider key={day} dateAdapter={AdapterMoment} adapterLocale={locale}>
          <div>
            <Typography component="p" variant="subtitle2">
              {day}
            </Typography>
            <DateCalendar defaultValue={moment('2025-04-07')} sx={{ m: 0 }} />
          </div>
        </LocalizationProvider>
      ))}
    </Stack>
  );
}
