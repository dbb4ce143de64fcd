import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker
          label="Date of birth"
          views={['year', 'month', 'day']}
          openTo="year"
          defaultValue={dayjs('1987-09-24')}
        />
        <DatePicker
          label="Card expires"
          views={['year', 'month']}
          defaultValue={dayjs('2028-03-01')}
        />
        <DatePicker label="Vintage" views={['year']} defaultValue={dayjs('2016-01-01')} />
        <DatePicker
          label="Shift"
          views={['day']}
          format="ddd, D MMM"
          defaultValue={dayjs('2025-04-17')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
