import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  unstable_useDateField as useDateField,
  type UseDateFieldProps,
} from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  BaseSingleInputFieldProps,
  DateValidationError,
  FieldSection,
} from '@mui/x-date-pickers/models';

type BrowserDateFieldProps = UseDateFieldProps<Dayjs> &
  BaseSingleInputFieldProps<Dayjs | null, Dayjs, FieldSection, DateValidationError>;

function BrowserDateField(allProps: BrowserDateFieldProps) {
  const { slots, slotProps, InputProps, inputProps, inputRef, ...props } = allProps;
  const { ref, value, error, placeholder, inputMode, disabled, readOnly, ...events } = useDateField<
    Dayjs,
    typeof props
  >({ props, inputRef });
  const ownId = React.useId();
  const id = props.id ?? ownId;

  return (
    <Box ref={InputProps?.ref} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <label id={`${id}-label`} htmlFor={id}>
        {props.label}
      </label>
      <input
        {...inputProps}
        ref={ref}
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
        onMouseUp={events.onMouseUp}
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
