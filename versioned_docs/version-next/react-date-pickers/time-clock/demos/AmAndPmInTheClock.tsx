import * as React from 'react';
import dayjs from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function AmAndPmInTheClock() {
  const [ampm, setAmpm] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 320, alignItems: 'center' }}>
        <FormControlLabel
          label="12 hours"
          control={<Switch checked={ampm} />}
          onChange={(_, checked) => setAmpm(checked)}
        />
        <TimeClock
          defaultValue={dayjs('2025-04-17T18:30')}
          ampm={ampm}
          ampmInClock
          showViewSwitcher
          sx={{ width: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
