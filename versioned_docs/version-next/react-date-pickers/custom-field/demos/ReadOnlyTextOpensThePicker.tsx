import type * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

function ReadOnlyDateField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { rootRef, triggerRef, ...picker } = usePickerContext<Dayjs | null>();
  const { value, fieldFormat, timezone, open } = picker;
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  const toggle = () => {
    if (picker.triggerStatus === 'enabled') {
      picker.setOpen(!open);
    }
  };
  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      toggle();
    }
  };

  return (
    <TextField
      ref={rootRef}
      id={forwardedProps.id}
      name={picker.name}
      label={picker.label}
      value={value?.isValid() ? value.format(fieldFormat) : ''}
      error={hasValidationError}
      disabled={picker.disabled}
      onClick={toggle}
      onKeyDown={handleKeyDown}
      slotProps={{
        input: { ref: triggerRef, readOnly: true },
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
