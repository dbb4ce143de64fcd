import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Moment } from 'moment';
import rtlPlugin from 'stylis-plugin-rtl';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// The adapter makes dates that know Hijri months; dates of plain Moment do not.
const hijri = new AdapterMomentHijri();
const first = hijri.date('1938-01-01');
const last = hijri.date('2075-12-31');

const arabic = {
  openDatePickerDialogue: () => 'اختر التاريخ',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  calendarViewSwitchingButtonAriaLabel: () => 'تغيير العرض',
};

const mirrored = createCache({ key: 'hijri-rtl', stylisPlugins: [rtlPlugin] });
const rightToLeft = (theme: Theme) => createTheme({ ...theme, direction: 'rtl' });

export default function HijriDates() {
  const [value, setValue] = React.useState<Moment | null>(hijri.date('2025-03-01'));

  return (
    <CacheProvider value={mirrored}>
      <ThemeProvider theme={rightToLeft}>
        <LocalizationProvider dateAdapter={AdapterMomentHijri} localeText={arabic}>
          <Stack dir="rtl" lang="ar" spacing={2} sx={{ width: 260 }}>
            <DatePicker
              label="بداية الشهر"
              minDate={first}
              maxDate={last}
              value={value}
              onChange={setValue}
              slotProps={{ field: { readOnly: true }, popper: { dir: 'rtl' } }}
            />
            <Typography variant="body2" role="status" dir="ltr" lang="en">
              {value?.isValid() ? value.toDate().toDateString() : 'No complete date'}
            </Typography>
          </Stack>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
