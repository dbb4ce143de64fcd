import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const dateFormats = { monthAndYear: 'MMM YY' };
const slotProps = {
  previousIconButton: { sx: { display: 'none' } },
  nextIconButton: { sx: { display: 'none' } },
};

export default function ShortHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={dateFormats}>
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
