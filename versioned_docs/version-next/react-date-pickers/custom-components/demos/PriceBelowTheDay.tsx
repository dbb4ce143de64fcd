import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const priceOf = (day: Dayjs) => (day.day() === 5 || day.day() === 6 ? 95 : 70);

function DayWithPrice(props: PickersDayProps) {
  const { day } = props;
  return (
    <PickersDay
      {...props}
      aria-label={`${day.format('MMMM D')}, ${priceOf(day)} euros`}
      sx={{ flexDirection: 'column', lineHeight: 1.1 }}
    >
      {day.date()}
      <Box component="span" sx={{ fontSize: 10 }}>
        €{priceOf(day)}
      </Box>
    </PickersDay>
  );
}

// Outside the component: the same object in each render.
const slots = { day: DayWithPrice };

export default function PriceBelowTheDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-04-17')}
        slots={slots}
        sx={{ width: '100%', maxWidth: 320, minWidth: 280 }}
      />
    </LocalizationProvider>
  );
}
