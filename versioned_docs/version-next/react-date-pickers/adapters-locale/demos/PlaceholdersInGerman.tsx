import 'dayjs/locale/de';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';

const german = deDE.components.MuiLocalizationProvider.defaultProps.localeText;
const short = { ...german, fieldDayPlaceholder: () => 'T', fieldMonthPlaceholder: () => 'M' };

export default function PlaceholdersInGerman() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
        <DateField label="Without texts" focused />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={german}>
        <DateField label="German texts" focused />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={short}>
        <DateField label="Own placeholders" focused />
      </LocalizationProvider>
    </Stack>
  );
}
