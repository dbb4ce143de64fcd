import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickersContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { BaseSingleInputFieldProps } from '@mui/x-date-pickers/models';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type {
  DateRange,
  DateRangeValidationError,
  RangeFieldSection,
} from '@mui/x-date-pickers-pro/models';

type RangeFieldProps = BaseSingleInputFieldProps<
  DateRange<Dayjs>,
  Dayjs,
  RangeFieldSection,
  false,
  DateRangeValidationError
>;

const textOf = (date?: Dayjs | null) => (date?.isValid() ? date.format('MMM D') : 'open');

function RangeButton({ id, label, value, disabled, InputProps }: RangeFieldProps) {
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
      {label}: {textOf(value?.[0])} – {textOf(value?.[1])}
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
