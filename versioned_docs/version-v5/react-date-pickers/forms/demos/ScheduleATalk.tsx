import * as React from 'react';
import type { Dayjs } from 'dayjs';
import { useFormik } from 'formik';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface Talk {
  start: Dayjs | null;
}

const MESSAGES: Record<string, string> = {
  invalidDate: 'Enter a date and a time.',
  disablePast: 'The talk must start in the future.',
};

export default function ScheduleATalk() {
  const [status, setStatus] = React.useState('Not saved yet');
  const pickerError = React.useRef<string | null>(null);

  const validate = ({ start }: Talk): { start?: string } => {
    if (start === null) {
      return { start: 'Choose when the talk starts.' };
    }
    return pickerError.current === null
      ? {}
      : { start: MESSAGES[pickerError.current] ?? 'This start is not possible.' };
  };

  const formik = useFormik<Talk>({
    initialValues: { start: null },
    validate,
    onSubmit: ({ start }) => setStatus(`Saved: ${start?.format('YYYY-MM-DD HH:mm')}`),
  });
  const message = formik.touched.start ? formik.errors.start : undefined;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ width: 280 }}
        onSubmit={formik.handleSubmit}
      >
        <DateTimePicker
          label="Talk starts"
          disablePast
          ampm={false}
          value={formik.values.start}
          onChange={(value: Dayjs | null) => void formik.setFieldValue('start', value)}
          onClose={() => void formik.setFieldTouched('start')}
          onError={(error) => {
            pickerError.current = error;
            void formik.validateForm();
          }}
          renderInput={(params) => (
            <TextField
              {...params}
              name="start"
              required
              onBlur={formik.handleBlur}
              error={message !== undefined}
              helperText={message ?? 'Date and time'}
            />
          )}
        />
        <Button type="submit" variant="contained">
          Save the talk
        </Button>
        <Typography variant="body2" role="status">
          {status}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
