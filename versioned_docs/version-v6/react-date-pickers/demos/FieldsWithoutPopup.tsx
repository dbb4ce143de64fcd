import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function FieldsWithoutPopup() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
        <DateField
          label="Card expires"
          format="MM / YY"
          minDate={dayjs('2024-05-01')}
          defaultValue={dayjs('2026-11-01')}
          helperText="Month and year"
          clearable
        />
        <TimeField
          label="Lap time"
          format="mm:ss"
          defaultValue={dayjs('2024-05-01T00:01:48')}
          helperText="Minutes and seconds"
        />
      </Stack>
    </LocalizationProvider>
  );
}
