import * as React from 'react';
import type { Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const MESSAGES: Record<string, string> = {
  invalidDate: 'Enter month, day and year.',
  disablePast: 'Choose today or a later day.',
  shouldDisableDate: 'There are no viewings on Sundays.',
};

export default function BookAViewing() {
  const [status, setStatus] = React.useState('Not booked yet');
  const pickerError = React.useRef<string | null>(null);
  const { control, formState, handleSubmit, trigger } = useForm<{ day: Dayjs | null }>({
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
            required: 'Choose a day for the viewing.',
            validate: () =>
              pickerError.current === null ||
              (MESSAGES[pickerError.current] ?? 'This day is not available.'),
          }}
          render={({ field, fieldState }) => (
            <DatePicker
              label="Viewing"
              disablePast
              shouldDisableDate={(day: Dayjs) => day.day() === 0}
              inputRef={field.ref}
              value={field.value}
              onChange={field.onChange}
              onError={(error) => {
                pickerError.current = error;
                if (formState.isSubmitted) {
                  void trigger('day');
                }
              }}
              renderInput={(params) => (
                <TextField
                  {...params}
                  required
                  onBlur={field.onBlur}
                  error={fieldState.invalid}
                  helperText={fieldState.error?.message ?? 'Monday to Saturday'}
                />
              )}
            />
          )}
        />
        <Button type="submit" variant="contained">
          Book the viewing
        </Button>
        <Typography variant="body2" role="status">
          {status}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
