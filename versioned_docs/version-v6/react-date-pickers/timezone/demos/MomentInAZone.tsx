import moment from 'moment-timezone';
import Stack from '@mui/material/Stack';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const inUtc = moment.utc('2025-04-17T15:30');
const inLima = moment.tz('2025-04-17T15:30', 'America/Lima');

export default function MomentInAZone() {
  return (
    <LocalizationProvider dateAdapter={AdapterMoment} dateLibInstance={moment} adapterLocale="en">
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
