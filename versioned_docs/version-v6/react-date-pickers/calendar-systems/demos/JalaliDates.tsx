import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from 'stylis-plugin-rtl';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';

const mirrored = createCache({ key: 'jalali-rtl', stylisPlugins: [rtlPlugin] });
const inPersian = (theme: Theme) => createTheme({ ...theme, direction: 'rtl' }, faIR);

export default function JalaliDates() {
  const [value, setValue] = React.useState<Date | null>(new Date(2025, 3, 7));

  return (
    <CacheProvider value={mirrored}>
      <ThemeProvider theme={inPersian}>
        <LocalizationProvider dateAdapter={AdapterDateFnsJalali}>
          <Stack dir="rtl" lang="fa" spacing={2} sx={{ width: 260 }}>
            <DatePicker
              label="تاریخ سفر"
              value={value}
              onChange={setValue}
              slotProps={{ popper: { dir: 'rtl' } }}
            />
            <Typography variant="body2" role="status" dir="ltr" lang="en">
              {value && !Number.isNaN(value.getTime()) ? value.toDateString() : 'No complete date'}
            </Typography>
          </Stack>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
