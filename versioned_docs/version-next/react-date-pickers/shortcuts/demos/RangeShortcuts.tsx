import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

// In an application: dayjs()
const today = dayjs('2025-04-17');

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Last 7 days', getValue: () => [today.subtract(6, 'day'), today] },
  {
    label: 'Last month',
    getValue: () => {
      const month = today.subtract(1, 'month');
      return [month.startOf('month'), month.endOf('month')];
    },
  },
  { label: 'This year', getValue: () => [today.startOf('year'), today.endOf('year')] },
  { label: 'All dates', getValue: () => [null, null] },
];

export default function RangeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Sales"
        defaultValue={[today.subtract(6, 'day'), today]}
        calendars={1}
        slotProps={{ shortcuts: { items } }}
      />
    </LocalizationProvider>
  );
}
