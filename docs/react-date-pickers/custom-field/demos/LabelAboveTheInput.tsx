import * as React from 'react';
import dayjs from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import type { TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const LabelAbove = React.forwardRef<HTMLDivElement, TextFieldProps>(
  function LabelAbove(props, ref) {
    const { label, helperText, error, disabled, InputProps, inputProps } = props;
    const { value, onChange, onBlur, onFocus, onClick, placeholder, sx } = props;
    const { name, required, autoFocus } = props;
    const ownId = React.useId();
    const id = props.id ?? ownId;

    return (
      <FormControl ref={ref} error={error} disabled={disabled} required={required} sx={sx}>
        {/* The popup is named by the element with this id. */}
        <FormLabel id={`${id}-label`} htmlFor={id}>
          {label}
        </FormLabel>
        <OutlinedInput
          {...InputProps}
          id={id}
          size="small"
          value={value}
          placeholder={placeholder}
          onChange={onChange}
          onBlur={onBlur}
          onFocus={onFocus}
          onClick={onClick}
          name={name}
          autoFocus={autoFocus}
          inputProps={{ ...inputProps, 'aria-describedby': `${id}-helper-text` }}
        />
        <FormHelperText id={`${id}-helper-text`}>{helperText}</FormHelperText>
      </FormControl>
    );
  },
);

const slots = { textField: LabelAbove };
const slotProps = { textField: { helperText: 'The guarantee lasts two years' } };

export default function LabelAboveTheInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="Bought on"
          defaultValue={dayjs('2025-04-17')}
          slots={slots}
          slotProps={slotProps}
        />
      </Stack>
    </LocalizationProvider>
  );
}
