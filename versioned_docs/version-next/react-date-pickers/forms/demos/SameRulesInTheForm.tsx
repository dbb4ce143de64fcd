import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

// Outside the component: the picker and the form share these rules.
const RULES = {
  disablePast: false,
  disableFuture: false,
  minDate: dayjs('2025-06-01'),
  maxDate: dayjs('2025-08-31'),
  shouldDisableDate: (day: Dayjs) => day.day() === 1,
};

const MESSAGES: Record<string, string> = {
  invalidDate: 'This day does not exist.',
  minDate: 'The pool opens on June 1.',
  maxDate: 'The pool closes after August 31.',
  shouldDisableDate: 'The pool is closed on Mondays.',
};

/** The ref of a picker leads to a hidden input; users type into the sections beside it. */
const focusFirstSection = (input: HTMLInputElement | null) =>
  input?.parentElement?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();

function SwimForm() {
  const [status, setStatus] = React.useState('Not reserved yet');
  const { getValidationErrorForNewValue } = useValidation({
    props: RULES,
    validator: validateDate,
    timezone: 'default',
    value: null as Dayjs | null,
  });
  const { control, handleSubmit } = useForm<{ day: Dayjs | null }>({
    mode: 'onTouched',
    defaultValues: { day: dayjs('2025-05-30') },
  });

  const validate = (day: Dayjs | null) => {
    const error = getValidationErrorForNewValue(day);
    return error === null || (MESSAGES[error] ?? 'This day is not available.');
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      sx={{ width: 280 }}
      onSubmit={handleSubmit(({ day }) => setStatus(`Reserved: ${day?.format('YYYY-MM-DD')}`))}
    >
      <Controller
        name="day"
        control={control}
        rules={{ required: 'Choose a day.', validate }}
        render={({ field: { ref, onBlur, ...field }, fieldState }) => (
          <DatePicker
            {...field}
            {...RULES}
            label="Swimming lesson"
            inputRef={(input: HTMLInputElement | null) =>
              ref({ focus: () => focusFirstSection(input) })
            }
            slotProps={{
              textField: {
                onBlur,
                error: fieldState.invalid,
                helperText: fieldState.error?.message ?? 'June to August',
              },
            }}
          />
        )}
      />
      <Button type="submit" variant="contained">
        Reserve the lesson
      </Button>
      <Typography variant="body2" role="status">
        {status}
      </Typography>
    </Stack>
  );
}

export default function SameRulesInTheForm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SwimForm />
    </LocalizationProvider>
  );
}
