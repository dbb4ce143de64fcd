import dayjs from 'dayjs';
import 'dayjs/locale/de';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { deDE } from '@mui/x-date-pickers/locales';

const { localeText } = deDE.components.MuiLocalizationProvider.defaultProps;

export default function HarborTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={localeText}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker label="Liegeplatz ab" defaultValue={dayjs('2025-04-30')} />
        <TimePicker label="Schleuse öffnet" defaultValue={dayjs('2025-04-30T17:45')} />
      </Stack>
    </LocalizationProvider>
  );
}
