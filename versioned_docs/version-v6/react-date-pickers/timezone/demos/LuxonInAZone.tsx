import { DateTime } from 'luxon';
import Stack from '@mui/material/Stack';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const inUtc = DateTime.fromISO('2025-04-17T15:30', { zone: 'UTC' });
const inLima = DateTime.fromISO('2025-04-17T15:30', { zone: 'America/Lima' });

export default function LuxonInAZone() {
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-US">
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateTimeField label="UTC value" ampm={false} defaultValue={inUtc} />
        <DateTimeField label="Value in Lima" ampm={false} defaultValue={inLima} />
        <DateTimeField
          label="Value in Lima, shown in Tokyo"
          ampm={false}
          timezone="Asia/Tokyo"
          defaultValue={inLima}
        />
      </Stack>
    </LocalizationProvider>
  );
}
