import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type {} from '@mui/x-date-pickers/themeAugmentation';

const withSections = (theme: Theme) =>
  createTheme(theme, {
    components: {
      MuiDatePicker: { defaultProps: { enableAccessibleFieldDOMStructure: true } },
      MuiTimePicker: { defaultProps: { enableAccessibleFieldDOMStructure: true } },
      MuiPickersTextField: { defaultProps: { size: 'small' } },
    },
  });

export default function SectionedFieldsByTheme() {
  return (
    <ThemeProvider theme={withSections}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <DatePicker label="Rehearsal" defaultValue={dayjs('2025-04-17')} />
          <TimePicker label="Doors open" defaultValue={dayjs('2025-04-17T19:30')} />
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
