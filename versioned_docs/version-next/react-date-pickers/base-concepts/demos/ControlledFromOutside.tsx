import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ControlledFromOutside() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-06-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker label="Watered on" value={value} onChange={setValue} />
        <Button
          disabled={!value?.isValid()}
          onClick={() => setValue((previous) => previous && previous.add(1, 'week'))}
        >
          One week later
        </Button>
        <Button onClick={() => setValue(null)}>Empty</Button>
      </Stack>
    </LocalizationProvider>
  );
}
