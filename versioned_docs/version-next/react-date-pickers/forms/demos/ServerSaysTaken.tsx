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
import { reserveHall } from './hallServer';

/** The ref of a picker leads to a hidden input; users type into the sections beside it. */
const focusFirstSection = (input: HTMLInputElement | null) =>
  input?.parentElement?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();

export default function ServerSaysTaken() {
  const [status, setStatus] = React.useState('Not reserved yet');
  const { control, formState, handleSubmit, setError } = useForm<{ day: Dayjs | null }>({
    defaultValues: { day: dayjs('2030-05-18') },
  });

  const onSubmit = handleSubmit(async ({ day }) => {
    const text = day?.format('YYYY-MM-DD') ?? '';
    setStatus('Asking the server…');
    try {
      const answer = await reserveHall(text);
      if (answer.ok) {
        setStatus(`Reserved: ${text}`);
      } else {
        setStatus('Not reserved yet');
        setError(answer.field, { type: 'server', message: answer.message }, { shouldFocus: true });
      }
    } catch {
      setStatus('The server did not answer. Your day is kept: try again.');
    }
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" noValidate spacing={2} sx={{ width: 280 }} onSubmit={onSubmit}>
        <Controller
          name="day"
          control={control}
          rules={{ validate: (day) => day?.isValid() || 'Enter month, day and year.' }}
          render={({ field: { ref, ...field }, fieldState }) => (
            <DatePicker
              {...field}
              label="Concert"
              inputRef={(input: HTMLInputElement | null) =>
                ref({ focus: () => focusFirstSection(input) })
              }
              readOnly={formState.isSubmitting}
              slotProps={{
                textField: {
                  error: fieldState.invalid,
                  helperText: fieldState.error?.message ?? 'May 18 and 19, 2030 are taken',
                },
              }}
            />
          )}
        />
        <Button type="submit" variant="contained" disabled={formState.isSubmitting}>
          Reserve the hall
        </Button>
        <Typography variant="body2" role="status">
          {status}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
