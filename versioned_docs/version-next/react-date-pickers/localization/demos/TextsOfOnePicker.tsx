import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const texts = {
  toolbarTitle: 'When does the parcel leave?',
  okButtonLabel: 'Book the pick-up',
  cancelButtonLabel: 'Not now',
};

export default function TextsOfOnePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker label="Pick-up" localeText={texts} defaultValue={dayjs('2025-04-17')} />
    </LocalizationProvider>
  );
}
