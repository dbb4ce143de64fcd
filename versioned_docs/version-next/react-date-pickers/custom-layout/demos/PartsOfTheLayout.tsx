import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses as classes } from '@mui/x-date-pickers/PickersLayout';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const outlines = {
  [`& .${classes.toolbar}`]: { outline: '2px solid', outlineColor: 'primary.main' },
  [`& .${classes.shortcuts}`]: { outline: '2px solid', outlineColor: 'warning.main' },
  [`& .${classes.contentWrapper}`]: { outline: '2px solid', outlineColor: 'success.main' },
  [`& .${classes.actionBar}`]: { outline: '2px solid', outlineColor: 'error.main' },
  '& > *': { m: 0.5 },
};

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'First sowing', getValue: () => dayjs('2025-04-22') },
  { label: 'Harvest', getValue: () => dayjs('2025-08-18') },
];

export default function PartsOfTheLayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          defaultValue={dayjs('2025-04-17')}
          slotProps={{
            shortcuts: { items, 'aria-label': 'Garden dates' },
            layout: { sx: { ...outlines, width: 'fit-content' } },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
