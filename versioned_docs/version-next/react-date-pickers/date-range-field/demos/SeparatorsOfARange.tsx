import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function SeparatorsOfARange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 320 }}>
        <SingleInputDateRangeField
          label="Exhibition"
          dateSeparator="to"
          defaultValue={[dayjs('2025-05-01'), dayjs('2025-05-20')]}
        />
        <SingleInputDateRangeField
          label="Training plan"
          format="D MMM YYYY"
          defaultValue={[dayjs('2025-05-01'), dayjs('2025-05-20')]}
        />
        <SingleInputDateRangeField
          label="Budget"
          format="MM/YYYY"
          defaultValue={[dayjs('2025-05-01'), dayjs('2025-09-30')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
