import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

dayjs.extend(customParseFormat);

const saved = { from: '13:00', until: '15:00' };

// Both times get the same day, so that the picker can compare them.
const parse = (text: string) => dayjs(`2025-01-01 ${text}`, 'YYYY-MM-DD HH:mm');
const print = (time: Dayjs | null) => (time?.isValid() ? time.format('HH:mm') : 'not set');

export default function QuietHoursFromText() {
  const [hours, setHours] = React.useState<DateRange<Dayjs>>(() => [
    parse(saved.from),
    parse(saved.until),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 300, alignItems: 'flex-start' }}>
        <TimeRangePicker
          label="Quiet hours"
          ampm={false}
          value={hours}
          onChange={(newHours) => setHours(newHours)}
        />
        <Button variant="outlined" onClick={() => setHours([null, null])}>
          Clear
        </Button>
        <Typography variant="body2" role="status">
          From: {print(hours[0])}, until: {print(hours[1])}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
