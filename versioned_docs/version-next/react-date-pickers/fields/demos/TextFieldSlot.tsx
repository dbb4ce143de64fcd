import * as React from 'react';
import dayjs from 'dayjs';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';

const Rounded = styled(PickersTextField)(({ theme }) => ({
  '& .MuiPickersOutlinedInput-root': { borderRadius: 24 },
  '& .MuiPickersInputBase-sectionContent': { fontVariantNumeric: 'tabular-nums' },
  '& .MuiPickersInputBase-sectionContent:focus': { color: theme.palette.primary.main },
}));

const RoundedTextField = React.forwardRef<HTMLDivElement, PickersTextFieldProps>(
  function RoundedTextField(props, ref) {
    return <Rounded {...props} ref={ref} size="small" />;
  },
);

const slots = { textField: RoundedTextField };

export default function TextFieldSlot() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Vintage fair" defaultValue={dayjs('2025-09-27')} slots={slots} />
    </LocalizationProvider>
  );
}
