import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';

export default function ShiftWithToolbarAndTabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopTimeRangePicker
        label="Shift"
        ampm={false}
        localeText={{ start: 'Begins', end: 'Ends' }}
        defaultValue={[dayjs('2025-04-17T06:00'), dayjs('2025-04-17T14:00')]}
        slotProps={{
          toolbar: { hidden: false },
          tabs: { hidden: false },
          field: { clearable: true },
          textField: { helperText: 'With a break of 30 minutes' },
        }}
      />
    </LocalizationProvider>
  );
}
