import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import {
  MultiInputDateTimeRangeField,
  type MultiInputDateTimeRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';

function RowOrColumn(props: MultiInputDateTimeRangeFieldProps<true>) {
  return <MultiInputDateTimeRangeField {...props} direction={{ xs: 'column', sm: 'row' }} />;
}

export default function RoomInTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        localeText={{ start: 'Room from', end: 'Room until' }}
        defaultValue={[dayjs('2025-10-07T08:00'), dayjs('2025-10-09T17:30')]}
        slots={{ field: RowOrColumn }}
        sx={{ maxWidth: 520, alignItems: { xs: 'stretch', sm: 'baseline' } }}
      />
    </LocalizationProvider>
  );
}
