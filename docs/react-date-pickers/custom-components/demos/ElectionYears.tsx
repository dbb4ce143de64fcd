import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const electionYears = new Set([2013, 2017, 2021, 2025]);

export default function ElectionYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['year']}
        openTo="year"
        minDate={dayjs('2010-01-01')}
        maxDate={dayjs('2027-12-31')}
        defaultValue={dayjs('2024-01-01')}
        slotProps={{
          yearButton: ({ value, selected }) => ({
            sx: {
              border: electionYears.has(value) ? 2 : 0,
              borderColor: selected ? 'text.primary' : 'primary.main',
            },
          }),
        }}
        sx={{ width: '100%', maxWidth: 320, minWidth: 280 }}
      />
    </LocalizationProvider>
  );
}
