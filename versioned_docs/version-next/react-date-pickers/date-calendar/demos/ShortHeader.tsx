import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const slotProps = {
  calendarHeader: { format: 'MMM YY' },
  previousIconButton: { sx: { display: 'none' } },
  nextIconButton: { sx: { display: 'none' } },
};

export default function ShortHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['day']}
        defaultValue={dayjs('2025-06-12')}
        minDate={dayjs('2025-06-01')}
        maxDate={dayjs('2025-06-30')}
        disableHighlightToday
        slotProps={slotProps}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
