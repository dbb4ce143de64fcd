import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses as classes } from '@mui/x-date-pickers/PickersLayout';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const layoutStyles = {
  minWidth: 280,
  [`& .${classes.toolbar}`]: { gridColumn: '1 / 4' },
  [`& .${classes.shortcuts}`]: {
    gridColumn: '1 / 4',
    gridRow: 2,
    display: 'flex',
    flexWrap: 'wrap',
    maxWidth: 320,
    '& .MuiListItem-root': { width: 'auto', pl: 1, pr: 0 },
  },
  [`& .${classes.contentWrapper}`]: { gridColumn: '1 / 4', gridRow: 3 },
  [`& .${classes.actionBar}`]: { gridRow: 4 },
};

const today = dayjs('2025-04-17');

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Tomorrow', getValue: () => today.add(1, 'day') },
  { label: 'Monday', getValue: () => today.day(8) },
  { label: 'Month end', getValue: () => today.endOf('month') },
];

export default function ShortcutsAboveTheCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={today}
        displayStaticWrapperAs="desktop"
        slotProps={{ shortcuts: { items }, layout: { sx: layoutStyles } }}
        sx={{ '& .MuiDateCalendar-root': { width: '100%', maxWidth: 320, minWidth: 280 } }}
      />
    </LocalizationProvider>
  );
}
