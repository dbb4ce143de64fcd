import { DateTime } from 'luxon';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const departure = DateTime.fromISO('2025-04-07T15:05');

export default function LuxonInGerman() {
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="de">
      <DateTimePicker label="Ferry departs" defaultValue={departure} />
    </LocalizationProvider>
  );
}
