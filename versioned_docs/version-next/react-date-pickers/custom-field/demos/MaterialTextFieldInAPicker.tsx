import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const CompactField = React.forwardRef<HTMLDivElement, TextFieldProps>(
  function CompactField(props, ref) {
    return <TextField {...props} ref={ref} variant="filled" size="small" />;
  },
);

const slots = { textField: CompactField };

export default function MaterialTextFieldInAPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: 280, maxWidth: '100%' }}>
        <DatePicker
          label="Renewal"
          defaultValue={dayjs('2025-04-17')}
          enableAccessibleFieldDOMStructure={false}
          slots={slots}
        />
      </Stack>
    </LocalizationProvider>
  );
}
