import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange, DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

const firstYear: DateRange<Dayjs> = [dayjs('2025-10-01'), dayjs('2026-09-30')];

export default function LeaseForm() {
  const [lease, setLease] = React.useState(firstYear);
  const [errors, setErrors] = React.useState<DateRangeValidationError>([null, null]);
  const [sent, setSent] = React.useState('Nothing sent yet');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (lease.includes(null) || errors.some((error) => error !== null)) {
      setSent('Not sent: enter both dates, the end after the start');
      return;
    }
    const data = new FormData(event.currentTarget);
    setSent(
      `leaseStart=${String(data.get('leaseStart'))}, leaseEnd=${String(data.get('leaseEnd'))}`,
    );
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" spacing={2} sx={{ maxWidth: 420 }} onSubmit={handleSubmit}>
        <DateRangePicker
          value={lease}
          onChange={setLease}
          onError={setErrors}
          format="YYYY-MM-DD"
          localeText={{ start: 'Lease begins', end: 'Lease ends' }}
          slotProps={{
            textField: ({ position }) => ({
              name: position === 'start' ? 'leaseStart' : 'leaseEnd',
              required: true,
            }),
          }}
        />
        <Button type="submit" variant="contained">
          Send
        </Button>
        <Typography variant="body2" role="status">
          {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
