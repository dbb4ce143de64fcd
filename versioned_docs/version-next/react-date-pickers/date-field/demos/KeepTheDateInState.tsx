import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function describe(date: Dayjs | null) {
  if (date === null) {
    return 'null';
  }
  return date.isValid() ? date.format('YYYY-MM-DD') : 'Invalid date';
}

export default function KeepTheDateInState() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const [resets, setResets] = React.useState(0);

  const empty = () => {
    setDate(null);
    // A half-typed date is in the field alone: only a new key removes it.
    setResets(resets + 1);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateField key={resets} label="Date of purchase" value={date} onChange={setDate} />
        <Stack direction="row" spacing={1}>
          <Button variant="outlined" onClick={() => setDate(dayjs('2025-04-01'))}>
            April 1
          </Button>
          <Button variant="outlined" onClick={empty}>
            Empty
          </Button>
        </Stack>
        <Typography variant="body2" role="status">
          {describe(date)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
