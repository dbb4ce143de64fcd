import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LatestYearsFirst() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Graduated in"
        views={['year', 'month']}
        openTo="year"
        yearsOrder="desc"
        yearsPerRow={3}
        minDate={dayjs('1980-01-01')}
        maxDate={dayjs('2025-12-31')}
        defaultValue={dayjs('2019-06-01')}
      />
    </LocalizationProvider>
  );
}
