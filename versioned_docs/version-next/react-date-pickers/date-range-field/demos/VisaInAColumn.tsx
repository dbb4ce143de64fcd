import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

const NoSeparator = () => null;

export default function VisaInAColumn() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField
        direction="column"
        spacing={2}
        sx={{ maxWidth: 280, alignItems: 'stretch' }}
        defaultValue={[dayjs('2025-05-01'), dayjs('2025-07-29')]}
        slots={{ separator: NoSeparator }}
        slotProps={{
          textField: ({ position }) =>
            position === 'start'
              ? { label: 'Valid from', name: 'visaFrom' }
              : { label: 'Valid until', name: 'visaUntil', helperText: '90 days at most' },
        }}
      />
    </LocalizationProvider>
  );
}
