import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const items: PickersShortcutsItem<Dayjs | null>[] = [
  {
    label: 'Next free day',
    getValue: ({ isValid }) => {
      const days = Array.from({ length: 60 }, (_, index) => dayjs('2025-04-18').add(index, 'day'));
      return days.find((day) => isValid(day)) ?? null;
    },
  },
];

// April 18 to 24 are booked out, and the workshop is closed on weekends.
const isTaken = (date: Dayjs) =>
  date.isBefore('2025-04-25', 'day') || date.day() === 0 || date.day() === 6;

export default function NextFreeDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Bicycle service"
        referenceDate={dayjs('2025-04-17')}
        shouldDisableDate={isTaken}
        slotProps={{ shortcuts: { items } }}
      />
    </LocalizationProvider>
  );
}
