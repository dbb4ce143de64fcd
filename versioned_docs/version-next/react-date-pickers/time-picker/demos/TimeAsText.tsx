import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

// The server sends and receives times such as "07:45".
const toDate = (text: string) => dayjs(`2025-01-01T${text}`);

export default function TimeAsText() {
  const [begin, setBegin] = React.useState('07:45');
  const [time, setTime] = React.useState<Dayjs | null>(toDate(begin));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 260, alignItems: 'flex-start' }}>
        <TimePicker
          label="Shift begins"
          value={time}
          onChange={(newTime, { validationError }) => {
            setTime(newTime);
            if (newTime !== null && validationError === null) {
              setBegin(newTime.format('HH:mm'));
            }
          }}
        />
        <Button
          onClick={() => {
            setTime(toDate('22:00'));
            setBegin('22:00');
          }}
        >
          Night shift
        </Button>
        <Typography variant="body2" role="status">
          Last valid time: {begin}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
