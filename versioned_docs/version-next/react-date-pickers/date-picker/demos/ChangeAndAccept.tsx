import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const start = dayjs('2025-04-17');

export default function ChangeAndAccept() {
  const [changed, setChanged] = React.useState<Dayjs | null>(start);
  const [accepted, setAccepted] = React.useState<Dayjs | null>(start);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker
          label="Service date"
          value={changed}
          onChange={setChanged}
          onAccept={setAccepted}
          closeOnSelect={false}
          slotProps={{ actionBar: { actions: ['cancel', 'accept'] } }}
        />
        <div role="status">
          <Typography variant="body2">onChange: {print(changed)}</Typography>
          <Typography variant="body2">onAccept: {print(accepted)}</Typography>
        </div>
      </Stack>
    </LocalizationProvider>
  );
}

function print(date: Dayjs | null) {
  return date?.format('YYYY-MM-DD') ?? 'null';
}
