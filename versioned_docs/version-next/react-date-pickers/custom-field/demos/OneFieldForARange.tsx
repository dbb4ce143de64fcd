import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

const stay: [Dayjs, Dayjs] = [dayjs('2025-04-17'), dayjs('2025-04-21')];
const slotProps = { field: { dateSeparator: 'to' } };

export default function OneFieldForARange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: 320, maxWidth: '100%' }}>
        <DateRangePicker label="Stay" defaultValue={stay} slotProps={slotProps} />
      </Stack>
    </LocalizationProvider>
  );
}
