import dayjs from 'dayjs';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';

const withWallCalendar = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiDateCalendar: {
      defaultProps: { displayWeekNumber: true, disableHighlightToday: true },
      styleOverrides: {
        root: { border: `1px solid ${(theme.vars ?? theme).palette.divider}`, borderRadius: 12 },
      },
    },
    MuiPickersDay: { styleOverrides: { root: { borderRadius: 4 } } },
  },
});

export default function ThemedCalendar() {
  return (
    <ThemeProvider theme={withWallCalendar}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar views={['day']} defaultValue={dayjs('2025-11-12')} />
      </LocalizationProvider>
    </ThemeProvider>
  );
}
