import { de } from 'date-fns/locale/de';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const departure = new Date(2025, 3, 7, 15, 5);

export default function DateFnsInGerman() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={de}>
      <DateTimePicker label="Ferry departs" defaultValue={departure} />
    </LocalizationProvider>
  );
}
