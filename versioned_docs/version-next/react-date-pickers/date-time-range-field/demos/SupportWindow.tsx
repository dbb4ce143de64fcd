import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';

const messages: Record<string, string> = {
  invalidRange: 'The end is before the start',
  invalidDate: 'Not complete',
  minDate: 'From April 14',
  minTime: 'From 8:00',
  maxTime: 'Until 20:00',
};

export default function SupportWindow() {
  const [errors, setErrors] = React.useState<DateTimeRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateTimeRangeField
        ampm={false}
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ maxWidth: 480, alignItems: { xs: 'stretch', sm: 'baseline' } }}
        defaultValue={[dayjs('2025-04-17T18:00'), dayjs('2025-04-17T09:00')]}
        minDate={dayjs('2025-04-14')}
        minTime={dayjs('2025-04-14T08:00')}
        maxTime={dayjs('2025-04-14T20:00')}
        onError={setErrors}
        slotProps={{
          textField: ({ position }) => {
            const error = errors[position === 'start' ? 0 : 1];
            return {
              label: position === 'start' ? 'Support from' : 'Support until',
              helperText: error === null ? ' ' : messages[error],
            };
          },
        }}
      />
    </LocalizationProvider>
  );
}
