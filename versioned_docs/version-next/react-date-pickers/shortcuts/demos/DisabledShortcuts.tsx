import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Christmas Eve', getValue: () => dayjs('2025-12-24') },
  { label: 'Good Friday', getValue: () => dayjs('2025-04-18') },
  { label: 'Sunday, June 1', getValue: () => dayjs('2025-06-01') },
];

const isSunday = (date: Dayjs) => date.day() === 0;

export default function DisabledShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Boat trip"
        defaultValue={dayjs('2025-04-17')}
        maxDate={dayjs('2025-09-30')}
        shouldDisableDate={isSunday}
        slotProps={{ shortcuts: { items } }}
      />
    </LocalizationProvider>
  );
}
