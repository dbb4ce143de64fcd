import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const scheduled = dayjs('2025-04-17T14:05');

export default function KeepTheMomentInState() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(scheduled);
  const delay = departure?.isValid() ? departure.diff(scheduled, 'minute') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateTimeField label="Actual departure" value={departure} onChange={setDeparture} />
        <Button variant="outlined" onClick={() => setDeparture(scheduled)}>
          As scheduled
        </Button>
        <Typography variant="body2" role="status">
          {delay === null
            ? 'Enter date and time'
            : `${Math.abs(delay)} minutes ${delay < 0 ? 'before' : 'after'} the schedule`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
