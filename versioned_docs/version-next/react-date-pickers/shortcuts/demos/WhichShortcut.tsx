import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const today = dayjs('2025-04-17');

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { id: 'report-tomorrow', label: 'Tomorrow', getValue: () => today.add(1, 'day') },
  { id: 'report-in-a-week', label: 'In a week', getValue: () => today.add(1, 'week') },
  { id: 'report-in-a-month', label: 'In a month', getValue: () => today.add(1, 'month') },
];

export default function WhichShortcut() {
  const [saved, setSaved] = React.useState('due=2025-04-17');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker
          label="Report due"
          defaultValue={today}
          onChange={(date, { shortcut }) =>
            setSaved(
              `due=${shortcut?.id ?? (date?.isValid() ? date.format('YYYY-MM-DD') : 'none')}`,
            )
          }
          slotProps={{ shortcuts: { items } }}
        />
        <Typography variant="body2" role="status">
          In the address: {saved}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
