import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const offices = [
  { city: 'Lisbon', zone: 'Europe/Lisbon' },
  { city: 'São Paulo', zone: 'America/Sao_Paulo' },
  { city: 'Osaka', zone: 'Asia/Tokyo' },
];

export default function OneMomentInThreeCities() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs.utc('2025-02-20T12:30:00Z'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        {offices.map(({ city, zone }) => (
          <DateTimeField
            key={zone}
            label={`Call begins in ${city}`}
            timezone={zone}
            value={start}
            onChange={setStart}
            format="D MMM YYYY, HH:mm"
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
