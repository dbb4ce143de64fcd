import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import dayjs from 'dayjs';
import 'dayjs/locale/he';
import rtlPlugin from 'stylis-plugin-rtl';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { heIL } from '@mui/x-date-pickers/locales';

const mirrored = createCache({ key: 'pickers-rtl', stylisPlugins: [rtlPlugin] });
const rightToLeft = (theme: Theme) => createTheme({ ...theme, direction: 'rtl' }, heIL);

export default function RightToLeftPicker() {
  return (
    <CacheProvider value={mirrored}>
      <ThemeProvider theme={rightToLeft}>
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="he">
          <div dir="rtl" lang="he">
            <DatePicker
              label="תאריך הגעה"
              defaultValue={dayjs('2025-04-07')}
              slotProps={{ popper: { dir: 'rtl' } }}
            />
          </div>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
