import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SectionedDateField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker label="Date of birth (sections)" defaultValue={dayjs('1987-09-24')} />
        <DatePicker
          label="Date of hire (one input)"
          enableAccessibleFieldDOMStructure={false}
          defaultValue={dayjs('2019-03-04')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
