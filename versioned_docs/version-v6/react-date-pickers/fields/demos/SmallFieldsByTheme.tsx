import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';

const withSmallFields = (theme: Theme) =>
  createTheme(theme, {
    components: {
      MuiDateField: {
        defaultProps: { size: 'small', formatDensity: 'spacious', helperText: 'Month first' },
      },
    },
  });

export default function SmallFieldsByTheme() {
  return (
    <ThemeProvider theme={withSmallFields}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <DateField label="Rehearsal" defaultValue={dayjs('2025-04-17')} />
          <DatePicker label="Premiere" defaultValue={dayjs('2025-05-02')} />
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
