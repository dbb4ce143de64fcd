import dayjs from 'dayjs';
import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const sailings = new Set(['2025-04-03', '2025-04-10', '2025-04-17', '2025-04-24']);

function SailingDay(props: PickersDayProps) {
  const { day, outsideCurrentMonth } = props;
  const sails = !outsideCurrentMonth && sailings.has(day.format('YYYY-MM-DD'));

  return (
    <Badge variant="dot" color="secondary" overlap="circular" invisible={!sails}>
      <PickersDay
        {...props}
        aria-label={sails ? `${day.format('D MMMM')}, ferry sails` : undefined}
      />
    </Badge>
  );
}

export default function FerrySailingDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Crossing" defaultValue={dayjs('2025-04-17')} slots={{ day: SailingDay }} />
    </LocalizationProvider>
  );
}
