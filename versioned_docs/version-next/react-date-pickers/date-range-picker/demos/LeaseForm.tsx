import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import {
  MultiInputDateRangeField,
  type MultiInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

function LeaseField({ slotProps, ...props }: MultiInputDateRangeFieldProps<true>) {
  return (
    <MultiInputDateRangeField
      {...props}
      slotProps={{
        ...slotProps,
        textField: ({ position }) => ({
          name: position === 'start' ? 'leaseStart' : 'leaseEnd',
          required: true,
        }),
      }}
    />
  );
}

export default function LeaseForm() {
  const [sent, setSent] = React.useState('Nothing sent yet');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(
      `leaseStart=${String(data.get('leaseStart'))}, leaseEnd=${String(data.get('leaseEnd'))}`,
    );
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" spacing={2} sx={{ maxWidth: 420 }} onSubmit={handleSubmit}>
        <DateRangePicker
          defaultValue={[dayjs('2025-10-01'), dayjs('2026-09-30')]}
          format="YYYY-MM-DD"
          localeText={{ start: 'Lease begins', end: 'Lease ends' }}
          slots={{ field: LeaseField }}
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
