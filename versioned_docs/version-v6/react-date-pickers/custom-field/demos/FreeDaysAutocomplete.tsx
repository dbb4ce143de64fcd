import dayjs, { type Dayjs } from 'dayjs';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  BaseSingleInputFieldProps,
  DateValidationError,
  FieldSection,
} from '@mui/x-date-pickers/models';

const freeDays = ['2025-04-17', '2025-04-22', '2025-04-24', '2025-05-06'].map((day) => dayjs(day));

const isTaken = (day: Dayjs) => !freeDays.some((free) => free.isSame(day, 'day'));
const nameOf = (day: Dayjs) => day.format('dddd, MMMM D');
const isSameDay = (first: Dayjs, second: Dayjs) => first.isSame(second, 'day');

type DateFieldSlotProps = BaseSingleInputFieldProps<
  Dayjs | null,
  Dayjs,
  FieldSection,
  DateValidationError
>;

function FreeDayField(props: DateFieldSlotProps) {
  const { id, label, value = null, onChange, disabled, readOnly, InputProps } = props;

  return (
    <Autocomplete
      id={id}
      options={freeDays}
      value={value}
      getOptionLabel={nameOf}
      isOptionEqualToValue={isSameDay}
      disabled={disabled}
      readOnly={readOnly}
      onChange={(event, day) => onChange?.(day, { validationError: null })}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={value !== null && isTaken(value)}
          // The popup opens beside this element.
          ref={InputProps?.ref}
          InputProps={{
            ...params.InputProps,
            // The end has the arrow of the list, so the opening button is at the start.
            startAdornment: InputProps?.startAdornment,
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
