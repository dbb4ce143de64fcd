import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { dateCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { yearCalendarClasses } from '@mui/x-date-pickers/YearCalendar';

const fitNarrowColumns = {
  width: 320,
  minWidth: 0,
  maxWidth: '100%',
  [`& .${dateCalendarClasses.root}, & .${yearCalendarClasses.root}`]: { width: '100%' },
};

export default function StaticBookingPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2025-04-17')}
        localeText={{ toolbarTitle: 'Table for the evening of' }}
        slotProps={{ actionBar: { actions: ['today', 'clear'] } }}
        sx={fitNarrowColumns}
      />
    </LocalizationProvider>
  );
}
