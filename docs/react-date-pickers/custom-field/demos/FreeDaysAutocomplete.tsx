import dayjs, { type Dayjs } from 'dayjs';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

const freeDays = ['2025-04-17', '2025-04-22', '2025-04-24', '2025-05-06'].map((day) => dayjs(day));

const isTaken = (day: Dayjs) => !freeDays.some((free) => free.isSame(day, 'day'));
const nameOf = (day: Dayjs) => day.format('dddd, MMMM D');
const isSameDay = (first: Dayjs, second: Dayjs) => first.isSame(second, 'day');

function FreeDayField(props: DatePickerFieldProps<Dayjs>) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value = null, onChange, timezone, disabled, readOnly } = internalProps;
  const { hasValidationError, getValidationErrorForNewValue } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  return (
    <Autocomplete
      id={forwardedProps.id}
      options={freeDays}
      value={value}
      getOptionLabel={nameOf}
      isOptionEqualToValue={isSameDay}
      disabled={disabled}
      readOnly={readOnly}
      onChange={(event, day) =>
        onChange?.(day, { validationError: getValidationErrorForNewValue(day) })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          label={forwardedProps.label}
          error={hasValidationError}
          // The popup opens beside this element.
          ref={forwardedProps.InputProps?.ref}
          slotProps={{
            input: {
              ...params.InputProps,
              // The end has the arrow of the list, so the opening button is at the start.
              startAdornment: forwardedProps.InputProps?.startAdornment,
            },
          }}
        />
      )}
    />
  );
}

const slots = { field: FreeDayField };
const slotProps = { inputAdornment: { position: 'start' } } as const;

export default function FreeDaysAutocomplete() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: 320, maxWidth: '100%' }}>
        <DesktopDatePicker
          label="Appointment"
          referenceDate={freeDays[0]}
          shouldDisableDate={isTaken}
          slots={slots}
          slotProps={slotProps}
        />
      </Stack>
    </LocalizationProvider>
  );
}
