import * as React from 'react';
import dayjs from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function OpeningHoursOnly() {
  const [skip, setSkip] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <TimePicker
          label="Appointment"
          defaultValue={dayjs('2025-04-17T10:30')}
          ampm={false}
          minTime={dayjs('2025-04-17T09:30')}
          maxTime={dayjs('2025-04-17T17:00')}
          skipDisabled={skip}
        />
        <FormControlLabel
          label="skipDisabled"
          control={<Switch checked={skip} />}
          onChange={(_, checked) => setSkip(checked)}
        />
      </Stack>
    </LocalizationProvider>
  );
}
