import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

dayjs.extend(customParseFormat);

const FORMAT = 'MM/DD/YYYY';

/** '0417' becomes '04/17'. */
function mask(text: string) {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}

function MaskedDateField(props: DatePickerFieldProps<Dayjs>) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value = null, onChange, timezone, disabled, readOnly } = internalProps;
  const { hasValidationError, getValidationErrorForNewValue } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });
  // Shown while the text is not a date yet.
  const [draft, setDraft] = React.useState('');
  const dateText = value?.isValid() ? value.format(FORMAT) : draft;

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    const text = mask(event.target.value);
    const date = text === '' ? null : dayjs(text, FORMAT, true);
    setDraft(text);
    onChange?.(date, { validationError: getValidationErrorForNewValue(date) });
  };

  return (
    <TextField
      id={forwardedProps.id}
      label={forwardedProps.label}
      value={value === null ? '' : dateText}
      onChange={handleChange}
      placeholder={FORMAT}
      error={hasValidationError}
      disabled={disabled}
      slotProps={{
        input: { ...forwardedProps.InputProps, readOnly },
        htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
      }}
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
