import moment from 'moment';
import 'moment/locale/de';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const departure = moment('2025-04-07T15:05');

export default function MomentInGerman() {
  return (
    <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="de">
      <DateTimePicker label="Ferry departs" defaultValue={departure} />
    </LocalizationProvider>
  );
}
