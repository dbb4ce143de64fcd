import * as React from 'react';
import dayjs from 'dayjs';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';

const LabelAbove = React.forwardRef<HTMLDivElement, PickersTextFieldProps<'outlined'>>(
  function LabelAbove({ label, InputProps, ...props }, ref) {
    const ownId = React.useId();
    const id = props.id ?? ownId;
    const labelId = `${id}-label`;

    return (
      <Stack spacing={0.5}>
        <FormLabel id={labelId} htmlFor={id} error={props.error} disabled={props.disabled}>
          {label}
        </FormLabel>
        <PickersTextField
          {...props}
          ref={ref}
          id={id}
          size="small"
          InputProps={{ ...InputProps, 'aria-labelledby': labelId }}
        />
      </Stack>
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
