import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function describe(day: Dayjs | null) {
  if (day === null) {
    return 'No day';
  }
  return day.isValid() ? `To save: ${day.format('YYYY-MM-DD')}` : 'Not a complete day yet';
}

export default function KeepTheDate() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-04-16'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker label="Planted out on" value={day} onChange={setDay} />
        <Typography role="status" sx={{ mt: 1 }}>
          {describe(day)}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
