import dayjs from 'dayjs';
import { dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';

const narrowPhones = {
  maxWidth: '100%',
  minWidth: 0,
  [`& .${dayCalendarClasses.root}`]: { minWidth: 0 },
};

export default function StaticExcursion() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{ dateRangePickerToolbarTitle: 'Days of the excursion' }}
    >
      <StaticDateRangePicker
        defaultValue={[dayjs('2025-09-08'), dayjs('2025-09-12')]}
        slotProps={{ actionBar: { actions: ['clear'] } }}
        sx={narrowPhones}
      />
    </LocalizationProvider>
  );
}
