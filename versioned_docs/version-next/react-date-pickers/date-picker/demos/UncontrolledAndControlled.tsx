import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function UncontrolledAndControlled() {
  const [due, setDue] = React.useState<Dayjs | null>(dayjs('2025-05-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker label="Issued on (uncontrolled)" defaultValue={dayjs('2025-04-01')} />
        <DatePicker label="Due on (controlled)" value={due} onChange={setDue} />
        <Button
          variant="outlined"
          disabled={!due?.isValid()}
          onClick={() => setDue(due?.add(30, 'day') ?? null)}
        >
          Extend by 30 days
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
