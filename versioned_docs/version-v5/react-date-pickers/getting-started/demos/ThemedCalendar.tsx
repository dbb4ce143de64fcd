import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { CalendarPicker } from '@mui/x-date-pickers/CalendarPicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';

const withSquareDays = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiCalendarPicker: { defaultProps: { showDaysOutsideCurrentMonth: true } },
    MuiPickersDay: { styleOverrides: { root: { borderRadius: 6, fontWeight: 600 } } },
  },
});

export default function ThemedCalendar() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2023-08-18'));

  return (
    <ThemeProvider theme={withSquareDays}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <CalendarPicker date={day} onChange={setDay} views={['day']} />
      </LocalizationProvider>
    </ThemeProvider>
  );
}
