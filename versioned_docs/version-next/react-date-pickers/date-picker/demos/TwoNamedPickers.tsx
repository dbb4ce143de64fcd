import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

/** Text for the button that opens the calendar, which otherwise reads the same in every picker. */
function openButtonText(name: string) {
  return (formatted: string | null) =>
    formatted === null ? `Choose ${name}` : `Choose ${name}, selected date is ${formatted}`;
}

export default function TwoNamedPickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker
          label="Check-in"
          defaultValue={dayjs('2025-04-17')}
          localeText={{ openDatePickerDialogue: openButtonText('check-in') }}
        />
        <DatePicker
          label="Check-out"
          defaultValue={dayjs('2025-04-21')}
          localeText={{ openDatePickerDialogue: openButtonText('check-out') }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
