import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);

export default function DayWithoutZone() {
  const [birthday, setBirthday] = React.useState<Dayjs | null>(dayjs.utc('1990-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260 }}>
        <DatePicker label="Birthday" value={birthday} onChange={setBirthday} />
        <Typography variant="body2" role="status">
          For the server: {birthday?.isValid() ? birthday.format('YYYY-MM-DD') : 'no complete date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
