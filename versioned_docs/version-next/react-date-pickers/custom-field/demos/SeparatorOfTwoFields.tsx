import dayjs, { type Dayjs } from 'dayjs';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import {
  MultiInputDateRangeField,
  type MultiInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

function StayField(props: MultiInputDateRangeFieldProps<true>) {
  return (
    <MultiInputDateRangeField
      {...props}
      slotProps={{
        ...props.slotProps,
        root: { sx: { maxWidth: 400 } },
        separator: { children: <ArrowForwardIcon fontSize="small" titleAccess="to" /> },
        textField: ({ position }) =>
          position === 'start'
            ? { label: 'Check-in', helperText: 'From 3 PM' }
            : { label: 'Check-out', helperText: 'Until 11 AM', color: 'secondary' },
      }}
    />
  );
}

// Tells the picker that this field has an input for each date.
StayField.fieldType = 'multi-input';

const stay: [Dayjs, Dayjs] = [dayjs('2025-04-17'), dayjs('2025-04-21')];
const slots = { field: StayField };

export default function SeparatorOfTwoFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker defaultValue={stay} slots={slots} />
    </LocalizationProvider>
  );
}
