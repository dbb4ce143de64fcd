import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const crates: Record<string, number> = { '2024-09-05': 2, '2024-09-12': 3, '2024-09-26': 1 };
const cratesOn = (day: Dayjs) => crates[day.format('YYYY-MM-DD')] ?? 0;

function DayWithCrates(props: PickersDayProps<Dayjs>) {
  const count = props.outsideCurrentMonth ? 0 : cratesOn(props.day);
  return (
    <Badge
      badgeContent={count}
      color="secondary"
      overlap="circular"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    >
      <PickersDay {...props} />
    </Badge>
  );
}

export default function DeliveryDays() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-09-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 320, maxWidth: '100%' }}>
        <DateCalendar
          value={day}
          onChange={setDay}
          slots={{ day: DayWithCrates }}
          sx={{ width: '100%' }}
        />
        <Typography role="status" sx={{ px: 3 }}>
          {day ? `Crates on ${day.format('D MMMM')}: ${cratesOn(day)}` : 'No day chosen'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
