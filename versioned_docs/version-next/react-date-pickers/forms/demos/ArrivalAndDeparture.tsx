import * as React from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { Controller, useForm, useWatch } from 'react-hook-form';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface Stay {
  arrival: Dayjs;
  departure: Dayjs;
}

/** The ref of a picker leads to a hidden input; users type into the sections beside it. */
const focusFirstSection = (input: HTMLInputElement | null) =>
  input?.parentElement?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();

export default function ArrivalAndDeparture() {
  const [status, setStatus] = React.useState('Not booked yet');
  const { control, handleSubmit, trigger } = useForm<Stay>({
    defaultValues: { arrival: dayjs('2025-07-04'), departure: dayjs('2025-07-06') },
  });
  const arrival = useWatch({ control, name: 'arrival' });
  const earliest = arrival?.isValid() ? arrival.add(1, 'day') : undefined;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ width: 280 }}
        onSubmit={handleSubmit((stay) =>
          setStatus(`${stay.departure.diff(stay.arrival, 'day')} nights booked`),
        )}
      >
        <Controller
          name="arrival"
          control={control}
          rules={{ validate: (day) => day?.isValid() || 'Enter the day of arrival.' }}
          render={({ field: { ref, ...field }, fieldState }) => (
            <DatePicker
              {...field}
              label="Arrival"
              inputRef={(input: HTMLInputElement | null) =>
                ref({ focus: () => focusFirstSection(input) })
              }
              slotProps={{
                textField: { error: fieldState.invalid, helperText: fieldState.error?.message },
              }}
            />
          )}
        />
        <Controller
          name="departure"
          control={control}
          rules={{
            validate: (day, { arrival: from }) =>
              !day?.isValid()
                ? 'Enter the day of departure.'
                : !from?.isValid() ||
                  day.isAfter(from, 'day') ||
                  'Leave at least one day after the arrival.',
          }}
          render={({ field: { ref, ...field }, fieldState }) => (
            <DatePicker
              {...field}
              label="Departure"
              minDate={earliest}
              inputRef={(input: HTMLInputElement | null) =>
                ref({ focus: () => focusFirstSection(input) })
              }
              onError={() => void trigger('departure')}
              slotProps={{
                textField: { error: fieldState.invalid, helperText: fieldState.error?.message },
              }}
            />
          )}
        />
        <Button type="submit" variant="contained">
          Book the room
        </Button>
        <Typography variant="body2" role="status">
          {status}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
