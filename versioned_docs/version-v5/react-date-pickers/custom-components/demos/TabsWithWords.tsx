import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DateTimePickerTabsProps } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

function WordTabs({ view, onChange }: DateTimePickerTabsProps) {
  const isTime = view === 'hours' || view === 'minutes';
  return (
    <Stack direction="row" spacing={1} sx={{ px: 3 }}>
      <Button aria-pressed={!isTime} disabled={!isTime} onClick={() => onChange('day')}>
        Which day
      </Button>
      <Button aria-pressed={isTime} disabled={isTime} onClick={() => onChange('hours')}>
        What time
      </Button>
    </Stack>
  );
}

const components = { Tabs: WordTabs };

export default function TabsWithWords() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2023-05-20T10:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <NoSsr>
        <StaticDateTimePicker
          label="Meeting"
          value={value}
          onChange={setValue}
          components={components}
          renderInput={(props) => <TextField {...props} />}
        />
      </NoSsr>
    </LocalizationProvider>
  );
}
