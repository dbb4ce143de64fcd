import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ReferenceDateFillsTheRest() {
  const [value, setValue] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DigitalClock
          aria-label="Departure"
          timeStep={60}
          referenceDate={dayjs('2025-06-14')}
          value={value}
          onChange={setValue}
        />
        <Typography role="status">
          {value === null ? 'Choose an hour' : value.format('YYYY-MM-DD HH:mm')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
