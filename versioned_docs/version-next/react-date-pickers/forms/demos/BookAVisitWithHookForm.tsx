import * as React from 'react';
import type { Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

interface Visit {
  day: Dayjs | null;
}

const MESSAGES: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'This day does not exist.',
  disablePast: 'Choose today or a later day.',
  shouldDisableDate: 'The workshop is closed on Sundays.',
};

/** The ref of a picker leads to a hidden input; users type into the sections beside it. */
const focusFirstSection = (input: HTMLInputElement | null) =>
  input?.parentElement?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();

export default function BookAVisitWithHookForm() {
  const [status, setStatus] = React.useState('Not booked yet');
  const pickerError = React.useRef<DateValidationError>(null);
  const { control, formState, handleSubmit, trigger } = useForm<Visit>({
    defaultValues: { day: null },
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ width: 280 }}
        onSubmit={handleSubmit(
          ({ day }) => setStatus(`Booked: ${day?.format('YYYY-MM-DD')}`),
          () => setStatus('Not booked yet'),
        )}
      >
        <Controller
          name="day"
          control={control}
          rules={{
            required: 'Choose a day for the visit.',
            validate: () =>
              pickerError.current === null ||
              (MESSAGES[pickerError.current] ?? 'This day is not available.'),
          }}
          render={({ field, fieldState }) => (
            <DatePicker
              label="Visit"
              disablePast
              shouldDisableDate={(day) => day.day() === 0}
              inputRef={(input: HTMLInputElement | null) =>
                field.ref({ focus: () => focusFirstSection(input) })
              }
              value={field.value}
              onChange={(value, context) => {
                pickerError.current = context.validationError;
                field.onChange(value);
              }}
              onError={(error) => {
                pickerError.current = error;
                if (formState.isSubmitted) {
                  void trigger('day');
                }
              }}
              slotProps={{
                textField: {
                  name: field.name,
                  required: true,
                  onBlur: field.onBlur,
                  error: fieldState.invalid,
                  helperText: fieldState.error?.message ?? 'Monday to Saturday',
                },
              }}
            />
          )}
        />
        <Button type="submit" variant="contained">
          Book the visit
        </Button>
        <Typography variant="body2" role="status">
          {status}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
