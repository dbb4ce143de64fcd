import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

export default function StaticDeparture() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        defaultValue={dayjs('2025-09-04T14:20')}
        orientation="portrait"
        ampm={false}
        localeText={{ toolbarTitle: 'Departure' }}
        slotProps={{ actionBar: { actions: [] } }}
        sx={{ width: '100%', minWidth: 0, maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
