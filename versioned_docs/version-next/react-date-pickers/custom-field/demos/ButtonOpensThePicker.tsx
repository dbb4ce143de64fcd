import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import { useForkRef } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function DateButton({ id }: DatePickerFieldProps) {
  const { rootRef, triggerRef, ...picker } = usePickerContext<Dayjs | null>();
  const { label, value, fieldFormat, open, setOpen } = picker;
  const ref = useForkRef(rootRef, triggerRef);

  return (
    <Button
      ref={ref}
      id={id}
      variant="outlined"
      disabled={picker.triggerStatus === 'disabled'}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      {/* The popup is named by the element with this id. */}
      <span id={id && `${id}-label`}>
        {label}: {value?.isValid() ? value.format(fieldFormat) : 'choose a date'}
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
