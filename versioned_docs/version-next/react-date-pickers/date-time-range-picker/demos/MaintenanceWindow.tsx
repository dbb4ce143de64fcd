import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function MaintenanceWindow() {
  const [downtime, setDowntime] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-10-04T22:00'),
    dayjs('2025-10-05T01:30'),
  ]);
  const [start, end] = downtime;
  const minutes = start && end ? end.diff(start, 'minute') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 520, alignItems: 'flex-start' }}>
        <DateTimeRangePicker
          ampm={false}
          label="Server down"
          value={downtime}
          onChange={(newDowntime) => setDowntime(newDowntime)}
          sx={{ width: 440, maxWidth: '100%' }}
        />
        <Button variant="outlined" onClick={() => setDowntime([null, null])}>
          Clear
        </Button>
        <Typography variant="body2" role="status">
          {minutes > 0 ? `${(minutes / 60).toFixed(1)} hours` : 'Choose the start and the end'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
