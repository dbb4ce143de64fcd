import * as React from 'react';
import dayjs from 'dayjs';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useForkRef } from '@mui/material/utils';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

type InputFieldProps = DatePickerFieldProps & { enableAccessibleFieldDOMStructure?: false };

function BrowserDateField(props: DatePickerFieldProps) {
  const { rootRef, triggerRef, ...picker } = usePickerContext();
  const ref = useForkRef(rootRef, triggerRef);
  const ownId = React.useId();
  const id = props.id ?? ownId;
  const { inputRef, ...field } = useDateField<false, InputFieldProps>({
    ...props,
    enableAccessibleFieldDOMStructure: false,
  });

  return (
    <Stack direction="row" spacing={1} ref={ref} sx={{ alignItems: 'center' }}>
      <label id={`${id}-label`} htmlFor={id}>
        {picker.label}
      </label>
      <input
        ref={inputRef}
        id={id}
        name={picker.name}
        size={12}
        aria-invalid={field.error}
        value={field.value}
        placeholder={field.placeholder}
        inputMode={field.inputMode}
        autoComplete="off"
        disabled={field.disabled}
        readOnly={field.readOnly}
        onChange={field.onChange}
        onKeyDown={field.onKeyDown}
        onPaste={field.onPaste}
        onClick={field.onClick}
        onFocus={field.onFocus}
        onBlur={field.onBlur}
      />
      <IconButton
        size="small"
        aria-label={field.openPickerAriaLabel}
        disabled={picker.triggerStatus === 'disabled'}
        onClick={() => picker.setOpen((open) => !open)}
      >
        <CalendarIcon fontSize="small" />
      </IconButton>
    </Stack>
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
