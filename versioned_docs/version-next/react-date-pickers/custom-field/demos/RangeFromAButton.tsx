import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import { useForkRef } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const textOf = (date: Dayjs | null) => (date?.isValid() ? date.format('MMM D') : 'open');

function RangeButton() {
  const { rootRef, triggerRef, ...picker } = usePickerContext<DateRange<Dayjs>>();
  const { label, value, open, setOpen } = picker;
  const ref = useForkRef(rootRef, triggerRef);

  return (
    <Button
      ref={ref}
      variant="outlined"
      disabled={picker.triggerStatus === 'disabled'}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      {label}: {textOf(value[0])} – {textOf(value[1])}
    </Button>
  );
}

// Tells the picker that this field shows both dates.
RangeButton.fieldType = 'single-input';

const sale: [Dayjs, Dayjs] = [dayjs('2025-04-17'), dayjs('2025-04-21')];
const slots = { field: RangeButton };

export default function RangeFromAButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker label="Sale" defaultValue={sale} slots={slots} />
    </LocalizationProvider>
  );
}
