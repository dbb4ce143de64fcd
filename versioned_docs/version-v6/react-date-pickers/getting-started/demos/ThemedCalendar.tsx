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
    MuiDateCalendar: { defaultProps: { showDaysOutsideCurrentMonth: true } },
    MuiPickersDay: { styleOverrides: { root: { borderRadius: 6 } } },
  },
});

export default function ThemedCalendar() {
  return (
    <ThemeProvider theme={withSquareDays}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar defaultValue={dayjs('2024-04-16')} sx={{ mx: 0, maxWidth: '100%' }} />
      </LocalizationProvider>
    </ThemeProvider>
  );
}
