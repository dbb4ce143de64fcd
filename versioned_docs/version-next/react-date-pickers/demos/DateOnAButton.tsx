import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

function DateButton() {
  const { value, label, setOpen, triggerRef, rootRef, fieldFormat } = usePickerContext();
  const shown = dayjs.isDayjs(value) ? value.format(fieldFormat) : 'choose';
  return (
    <Button
      ref={(button) => {
        triggerRef(button);
        if (typeof rootRef === 'function') {
          rootRef(button as HTMLDivElement | null);
        }
      }}
      variant="outlined"
      onClick={() => setOpen((open) => !open)}
    >
      {label}: {shown}
    </Button>
  );
}

export default function DateOnAButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Prices from"
        defaultValue={dayjs('2025-03-31')}
        format="D MMM YYYY"
        slots={{ field: DateButton }}
      />
    </LocalizationProvider>
  );
}
