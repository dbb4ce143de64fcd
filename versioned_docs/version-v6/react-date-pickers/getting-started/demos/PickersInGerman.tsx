import dayjs from 'dayjs';
import 'dayjs/locale/de';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';

const texts = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function PickersInGerman() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={texts}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }} lang="de">
        <DatePicker label="Aussaat" defaultValue={dayjs('2024-04-09')} />
        <DateTimePicker label="Nächste Führung" defaultValue={dayjs('2024-04-13T15:30')} />
      </Stack>
    </LocalizationProvider>
  );
}
