import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SendADate() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const [sent, setSent] = React.useState('Nothing sent yet');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(`issued=${new FormData(event.currentTarget).get('issued')}`);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        onSubmit={handleSubmit}
        noValidate
        spacing={2}
        sx={{ width: 280, maxWidth: '100%' }}
      >
        <DateField label="Passport issued" value={date} onChange={setDate} />
        <input
          type="hidden"
          name="issued"
          value={date?.isValid() ? date.format('YYYY-MM-DD') : ''}
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
