import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

export default function MachineHire() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 480 }}>
        <SingleInputDateTimeRangeField
          label="Excavator hired"
          defaultValue={[dayjs('2025-04-17T07:00'), dayjs('2025-04-18T16:30')]}
        />
        <MultiInputDateTimeRangeField
          sx={{ alignItems: { xs: 'stretch', sm: 'baseline' } }}
          direction={{ xs: 'column', sm: 'row' }}
          defaultValue={[dayjs('2025-04-17T07:00'), dayjs('2025-04-18T16:30')]}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Crane arrives' : 'Crane leaves',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
