import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

export default function LibraryHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 360 }}>
        <SingleInputTimeRangeField
          label="Open on weekdays"
          defaultValue={[dayjs('2025-04-17T09:00'), dayjs('2025-04-17T18:30')]}
        />
        <MultiInputTimeRangeField
          defaultValue={[dayjs('2025-04-19T10:00'), dayjs('2025-04-19T14:00')]}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Opens on Saturday' : 'Closes on Saturday',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
