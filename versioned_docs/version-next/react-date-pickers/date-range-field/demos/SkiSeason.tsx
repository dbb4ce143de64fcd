import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function SkiSeason() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 420 }}>
        <SingleInputDateRangeField
          label="Ski season"
          defaultValue={[dayjs('2025-12-05'), dayjs('2026-04-06')]}
        />
        <MultiInputDateRangeField
          defaultValue={[dayjs('2025-12-05'), dayjs('2026-04-06')]}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Lifts open' : 'Lifts close',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
