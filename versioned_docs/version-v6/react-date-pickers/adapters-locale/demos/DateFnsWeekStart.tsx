import type { Locale } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const monday: Locale = { ...enUS, options: { ...enUS.options, weekStartsOn: 1 } };
const sunday: Locale = { ...enUS, options: { ...enUS.options, weekStartsOn: 0 } };

const harvest = new Date(2025, 3, 7);

export default function DateFnsWeekStart() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {Object.entries({ Monday: monday, Sunday: sunday }).map(([day, locale]) => (
        <LocalizationProvider key={day} dateAdapter={AdapterDateFns} adapterLocale={locale}>
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
