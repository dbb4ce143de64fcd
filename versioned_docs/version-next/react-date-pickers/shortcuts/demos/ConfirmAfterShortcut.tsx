import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Start of term', getValue: () => dayjs('2025-09-08') },
  { label: 'Half-term', getValue: () => dayjs('2025-10-27') },
  { label: 'End of term', getValue: () => dayjs('2025-12-19') },
];

export default function ConfirmAfterShortcut() {
  const [accepted, setAccepted] = React.useState<Dayjs | null>(dayjs('2025-09-08'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker
          label="School trip"
          defaultValue={accepted}
          onAccept={setAccepted}
          closeOnSelect={false}
          slotProps={{
            shortcuts: { items, changeImportance: 'set' },
            actionBar: { actions: ['cancel', 'accept'] },
          }}
        />
        <Typography variant="body2" role="status">
          Accepted: {accepted?.format('YYYY-MM-DD') ?? 'null'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
