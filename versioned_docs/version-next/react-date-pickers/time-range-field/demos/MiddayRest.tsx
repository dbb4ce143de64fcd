import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

dayjs.extend(customParseFormat);

// Both times get the same date, so that the field can compare them.
const parse = (text: string) => dayjs(`2025-01-01 ${text}`, 'YYYY-MM-DD HH:mm');
const print = (time: Dayjs | null) => (time?.isValid() ? time.format('HH:mm') : 'not set');

export default function MiddayRest() {
  const [hours, setHours] = React.useState<DateRange<Dayjs>>(() => [
    parse('13:00'),
    parse('15:00'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 300, alignItems: 'flex-start' }}>
        <SingleInputTimeRangeField
          label="Quiet hours"
          clearable
          fullWidth
          ampm={false}
          value={hours}
          onChange={(newHours) => setHours(newHours)}
        />
        <Button variant="outlined" onClick={() => setHours([parse('12:30'), parse('14:00')])}>
          12:30 to 14:00
        </Button>
        <Typography variant="body2" role="status">
          From: {print(hours[0])}, to: {print(hours[1])}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
