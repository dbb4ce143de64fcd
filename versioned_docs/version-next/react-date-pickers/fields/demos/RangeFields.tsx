import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function RangeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 360 }}>
        <SingleInputDateRangeField
          label="Exhibition"
          defaultValue={[dayjs('2025-04-17'), dayjs('2025-06-01')]}
        />
        <MultiInputDateRangeField
          defaultValue={[dayjs('2025-04-17'), dayjs('2025-06-01')]}
          slotProps={{
            textField: ({ position }) => ({ label: position === 'start' ? 'Opening' : 'Last day' }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
