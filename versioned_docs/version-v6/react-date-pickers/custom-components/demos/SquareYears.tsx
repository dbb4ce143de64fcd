import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersYearClasses } from '@mui/x-date-pickers/YearCalendar';

export default function SquareYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['year']}
        openTo="year"
        minDate={dayjs('2010-01-01')}
        maxDate={dayjs('2027-12-31')}
        defaultValue={dayjs('2024-01-01')}
        sx={{
          width: '100%',
          maxWidth: 320,
          minWidth: 280,
          [`& .${pickersYearClasses.yearButton}`]: {
            borderRadius: 1,
            border: 1,
            borderColor: 'divider',
          },
        }}
      />
    </LocalizationProvider>
  );
}
