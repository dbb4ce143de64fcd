import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function BrowserDateField({ slots, slotProps, InputProps, ...props }: DatePickerFieldProps<Dayjs>) {
  const { inputRef, error, value, placeholder, inputMode, disabled, readOnly, ...events } =
    useDateField<Dayjs, false, typeof props>(props);
  const ownId = React.useId();
  const id = props.id ?? ownId;

  return (
    <Box ref={InputProps?.ref} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <label id={`${id}-label`} htmlFor={id}>
        {props.label}
      </label>
      <input
        ref={inputRef}
        id={id}
        name={props.name}
        size={12}
        aria-invalid={error}
        value={value}
        placeholder={placeholder}
        inputMode={inputMode}
        autoComplete="off"
        disabled={disabled}
        readOnly={readOnly}
        onChange={events.onChange}
        onKeyDown={events.onKeyDown}
        onPaste={events.onPaste}
        onClick={events.onClick}
        onFocus={events.onFocus}
        onBlur={events.onBlur}
      />
      {InputProps?.endAdornment}
    </Box>
  );
}

const slots = { field: BrowserDateField };

export default function BrowserInputField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Due" defaultValue={dayjs('2025-04-17')} slots={slots} />
    </LocalizationProvider>
  );
}
