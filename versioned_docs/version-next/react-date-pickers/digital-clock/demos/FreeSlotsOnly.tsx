import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const taken = new Set(['10:00', '10:30', '14:00']);
const isTaken = (time: Dayjs) => taken.has(time.format('HH:mm'));

export default function FreeSlotsOnly() {
  const [skip, setSkip] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start', minHeight: 278 }}>
        <FormControlLabel
          label="skipDisabled"
          control={<Switch checked={skip} />}
          onChange={(_, checked) => setSkip(checked)}
        />
        <DigitalClock
          ampm={false}
          defaultValue={dayjs('2025-04-17T09:30')}
          minTime={dayjs('2025-04-17T09:00')}
          maxTime={dayjs('2025-04-17T16:30')}
          shouldDisableTime={isTaken}
          skipDisabled={skip}
          sx={{ width: 120 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
