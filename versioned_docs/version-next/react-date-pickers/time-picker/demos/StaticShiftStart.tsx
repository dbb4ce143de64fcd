import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

export default function StaticShiftStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticTimePicker
        defaultValue={dayjs('2025-04-17T07:45')}
        orientation="portrait"
        localeText={{ toolbarTitle: 'Shift begins' }}
        slotProps={{ actionBar: { actions: [] } }}
        sx={{ width: '100%', minWidth: 0, maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
