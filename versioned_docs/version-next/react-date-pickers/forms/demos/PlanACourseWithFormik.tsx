import * as React from 'react';
import type { Dayjs } from 'dayjs';
import { useFormik } from 'formik';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

interface Course {
  start: Dayjs | null;
}

const MESSAGES: Partial<Record<NonNullable<DateTimeValidationError>, string>> = {
  invalidDate: 'This day does not exist.',
  disablePast: 'The course must start in the future.',
  minutesStep: 'Courses start on the quarter of an hour.',
};

export default function PlanACourseWithFormik() {
  const [status, setStatus] = React.useState('Not saved yet');
  const pickerError = React.useRef<DateTimeValidationError>(null);

  const validate = ({ start }: Course): { start?: string } => {
    if (start === null) {
      return { start: 'Choose when the course starts.' };
    }
    if (pickerError.current !== null) {
      return { start: MESSAGES[pickerError.current] ?? 'This start is not possible.' };
    }
    return {};
  };

  const formik = useFormik<Course>({
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
          label="Course starts"
          disablePast
          minutesStep={15}
          value={formik.values.start}
          onChange={(value, context) => {
            pickerError.current = context.validationError;
            void formik.setFieldValue('start', value);
          }}
          onClose={() => void formik.setFieldTouched('start')}
          onError={(error) => {
            pickerError.current = error;
            void formik.validateForm();
          }}
          slotProps={{
            textField: {
              name: 'start',
              required: true,
              onBlur: formik.handleBlur,
              error: message !== undefined,
              helperText: message ?? 'On the quarter of an hour',
            },
          }}
        />
        <Button type="submit" variant="contained">
          Save the course
        </Button>
        <Typography variant="body2" role="status">
          {status}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
