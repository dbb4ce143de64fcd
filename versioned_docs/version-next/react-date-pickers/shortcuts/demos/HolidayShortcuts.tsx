import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Start of spring', getValue: () => dayjs('2025-03-20') },
  { label: 'Midsummer', getValue: () => dayjs('2025-06-21') },
  { label: 'Harvest fair', getValue: () => dayjs('2025-10-04') },
  { label: 'New Year’s Eve', getValue: () => dayjs('2025-12-31') },
];

export default function HolidayShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Market day"
        defaultValue={dayjs('2025-04-17')}
        slotProps={{ shortcuts: { items } }}
      />
    </LocalizationProvider>
  );
}
