import type * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickersContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

function ReadOnlyDateField(props: DatePickerFieldProps<Dayjs>) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value = null, format, timezone, disabled } = internalProps;
  const { id, label, name, InputProps } = forwardedProps;
  const { open, onOpen, onClose } = usePickersContext();
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  const toggle = (event: React.UIEvent) => {
    if (!disabled) {
      (open ? onClose : onOpen)(event);
    }
  };
  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      toggle(event);
    }
  };

  return (
    <TextField
      id={id}
      name={name}
      label={label}
      value={value?.isValid() ? value.format(format) : ''}
      error={hasValidationError}
      disabled={disabled}
      onClick={toggle}
      onKeyDown={handleKeyDown}
      slotProps={{
        input: { ref: InputProps?.ref, readOnly: true },
        htmlInput: { 'aria-haspopup': 'dialog', 'aria-expanded': open, role: 'combobox' },
      }}
    />
  );
}

const slots = { field: ReadOnlyDateField };

export default function ReadOnlyTextOpensThePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker label="Departure" defaultValue={dayjs('2025-04-17')} slots={slots} />
      </Stack>
    </LocalizationProvider>
  );
}
