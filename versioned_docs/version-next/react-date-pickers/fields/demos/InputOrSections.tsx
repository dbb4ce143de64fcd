import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function InputOrSections() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DateField
          enableAccessibleFieldDOMStructure={false}
          label="One input"
          defaultValue={dayjs('2025-04-17')}
          helperText="One text to a screen reader"
        />
        <DateField
          label="Three sections"
          defaultValue={dayjs('2025-04-17')}
          helperText="Month, day and year"
        />
      </Stack>
    </LocalizationProvider>
  );
}
