import dayjs from 'dayjs';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';

const withSquareDays = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiDateCalendar: {
      defaultProps: { showDaysOutsideCurrentMonth: true, fixedWeekNumber: 6 },
      styleOverrides: { root: { width: 300, maxHeight: 380, height: 380 } },
    },
    MuiPickersDay: { styleOverrides: { root: { borderRadius: 6, fontWeight: 600 } } },
  },
});

export default function ThemedPickers() {
  return (
    <ThemeProvider theme={withSquareDays}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar views={['day']} defaultValue={dayjs('2025-02-14')} />
      </LocalizationProvider>
    </ThemeProvider>
  );
}
