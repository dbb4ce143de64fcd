import dayjs, { type Dayjs } from 'dayjs';
import Autocomplete from '@mui/material/Autocomplete';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import {
  usePickerContext,
  usePickerTranslations,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

const freeDays = ['2025-04-17', '2025-04-22', '2025-04-24', '2025-05-06'].map((day) => dayjs(day));

const isTaken = (day: Dayjs) => !freeDays.some((free) => free.isSame(day, 'day'));
const nameOf = (day: Dayjs) => day.format('dddd, MMMM D');
const isSameDay = (first: Dayjs, second: Dayjs) => first.isSame(second, 'day');

function FreeDayField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { rootRef, triggerRef, ...picker } = usePickerContext<Dayjs | null>();
  const { value, timezone, disabled, readOnly, setOpen, setValue } = picker;
  const translations = usePickerTranslations();
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  return (
    <Autocomplete
      ref={rootRef}
      id={forwardedProps.id}
      options={freeDays}
      value={value}
      getOptionLabel={nameOf}
      isOptionEqualToValue={isSameDay}
      disabled={disabled}
      readOnly={readOnly}
      onChange={(event, day) => setValue(day, { source: 'field' })}
      renderInput={(params) => (
        <TextField
          {...params}
          label={picker.label}
          error={hasValidationError}
          // The popup opens beside this element.
          ref={triggerRef}
          slotProps={{
            input: {
              ...params.InputProps,
              // The end has the arrow of the list, so the calendar is at the start.
              startAdornment: (
                <IconButton
                  edge="start"
                  aria-label={translations.openDatePickerDialogue(value && nameOf(value))}
                  disabled={picker.triggerStatus === 'disabled'}
                  onClick={() => setOpen((open) => !open)}
                >
                  <CalendarIcon />
                </IconButton>
              ),
            },
          }}
        />
      )}
    />
  );
}

const slots = { field: FreeDayField };

export default function FreeDaysAutocomplete() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: 320, maxWidth: '100%' }}>
        <DatePicker
          label="Appointment"
          referenceDate={freeDays[0]}
          shouldDisableDate={isTaken}
          slots={slots}
        />
      </Stack>
    </LocalizationProvider>
  );
}
