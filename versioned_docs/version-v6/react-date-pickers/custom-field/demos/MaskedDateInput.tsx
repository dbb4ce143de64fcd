import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
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

dayjs.extend(customParseFormat);

const FORMAT = 'MM/DD/YYYY';

/** '0417' becomes '04/17'. */
function mask(text: string) {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}

type DateFieldSlotProps = BaseSingleInputFieldProps<
  Dayjs | null,
  Dayjs,
  FieldSection,
  DateValidationError
>;

function MaskedDateField(props: DateFieldSlotProps) {
  const { id, label, value = null, onChange, disabled, readOnly, InputProps } = props;
  // Shown while the text is not a date yet.
  const [draft, setDraft] = React.useState('');
  const dateText = value?.isValid() ? value.format(FORMAT) : draft;

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    const text = mask(event.target.value);
    const date = text === '' ? null : dayjs(text, FORMAT, true);
    setDraft(text);
    onChange?.(date, { validationError: date === null || date.isValid() ? null : 'invalidDate' });
  };

  return (
    <TextField
      id={id}
      label={label}
      value={value === null ? '' : dateText}
      onChange={handleChange}
      placeholder={FORMAT}
      error={value !== null && !value.isValid()}
      disabled={disabled}
      InputProps={{ ...InputProps, readOnly }}
      inputProps={{ inputMode: 'numeric', autoComplete: 'off' }}
    />
  );
}

const slots = { field: MaskedDateField };

export default function MaskedDateInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: 280, maxWidth: '100%' }}>
        <DesktopDatePicker
          label="Date of birth"
          referenceDate={dayjs('1990-01-01')}
          slots={slots}
        />
      </Stack>
    </LocalizationProvider>
  );
}
