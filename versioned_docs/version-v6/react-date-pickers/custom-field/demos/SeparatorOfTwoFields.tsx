import dayjs, { type Dayjs } from 'dayjs';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

const stay: [Dayjs, Dayjs] = [dayjs('2025-04-17'), dayjs('2025-04-21')];

const slotProps = {
  fieldRoot: { sx: { maxWidth: 400 } },
  fieldSeparator: { children: <ArrowForwardIcon fontSize="small" titleAccess="to" /> },
  textField: ({ position }: { position?: 'start' | 'end' }) =>
    position === 'start'
      ? { label: 'Check-in', helperText: 'From 3 PM' }
      : { label: 'Check-out', helperText: 'Until 11 AM', color: 'secondary' as const },
};

export default function SeparatorOfTwoFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker defaultValue={stay} slotProps={slotProps} />
    </LocalizationProvider>
  );
}
