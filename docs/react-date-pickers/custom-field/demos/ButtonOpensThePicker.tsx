import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickersContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function DateButton(props: DatePickerFieldProps<Dayjs>) {
  const { id, label, value, format, disabled, InputProps } = props;
  const { open, onOpen, onClose } = usePickersContext();

  return (
    <Button
      ref={InputProps?.ref}
      id={id}
      variant="outlined"
      disabled={disabled}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={open ? onClose : onOpen}
    >
      {/* The popup is named by the element with this id. */}
      <span id={id && `${id}-label`}>
        {label}: {value?.isValid() ? value.format(format) : 'choose a date'}
      </span>
    </Button>
  );
}

const slots = { field: DateButton };

export default function ButtonOpensThePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="From"
        format="MMMM D, YYYY"
        defaultValue={dayjs('2025-04-17')}
        slots={slots}
      />
    </LocalizationProvider>
  );
}
