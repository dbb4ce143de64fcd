import * as React from 'react';
import dayjs from 'dayjs';
import { styled } from '@mui/material/styles';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const Rounded = styled(TextField)(({ theme }) => ({
  '& .MuiOutlinedInput-root': { borderRadius: 24 },
  '& .MuiOutlinedInput-input': { fontVariantNumeric: 'tabular-nums' },
  '& .MuiOutlinedInput-input:focus': { color: theme.palette.primary.main },
}));

const RoundedTextField = React.forwardRef<HTMLDivElement, TextFieldProps>(
  function RoundedTextField(props, ref) {
    return <Rounded {...props} ref={ref} size="small" />;
  },
);

// The types of the three variants do not fit the slot without this.
const slots = { textField: RoundedTextField as React.ElementType<TextFieldProps> };

export default function TextFieldSlot() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Vintage fair" defaultValue={dayjs('2025-09-27')} slots={slots} />
    </LocalizationProvider>
  );
}
