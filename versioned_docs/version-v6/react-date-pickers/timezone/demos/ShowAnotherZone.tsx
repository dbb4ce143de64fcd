import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['UTC', 'Europe/Madrid', 'Asia/Tokyo', 'Asia/Kolkata', 'America/Lima'];

export default function ShowAnotherZone() {
  const [zone, setZone] = React.useState('Asia/Tokyo');
  const [launch, setLaunch] = React.useState<Dayjs | null>(dayjs.utc('2025-07-17T15:30:00Z'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300 }}>
        <TextField
          select
          size="small"
          label="Shown in"
          value={zone}
          onChange={(event) => setZone(event.target.value)}
        >
          {zones.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DateTimePicker
          label="Rocket launch"
          ampm={false}
          timezone={zone}
          value={launch}
          onChange={setLaunch}
        />
        <Typography variant="body2" role="status">
          Stored: {launch?.isValid() ? launch.toISOString() : 'no complete date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
