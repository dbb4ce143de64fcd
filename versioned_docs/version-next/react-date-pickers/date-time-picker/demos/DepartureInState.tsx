import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DepartureInState() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs('2025-09-04T14:20'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%', alignItems: 'flex-start' }}>
        <DateTimePicker label="Departure" value={departure} onChange={setDeparture} />
        <Stack direction="row" spacing={1}>
          <Button
            disabled={!departure?.isValid()}
            onClick={() => setDeparture(departure?.add(1, 'day') ?? null)}
          >
            One day later
          </Button>
          <Button onClick={() => setDeparture(null)}>Clear</Button>
        </Stack>
        <Typography variant="body2" role="status">
          {departure?.isValid() ? departure.format('YYYY-MM-DDTHH:mm') : 'No departure'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
