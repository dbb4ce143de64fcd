import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
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

const RangeButton = React.forwardRef<HTMLDivElement, RangeFieldProps>(function RangeButton(
  { id, label, value, disabled, onBlur, InputProps },
  ref,
) {
  const { open, onOpen, onClose } = usePickersContext();

  return (
    <Box ref={ref} sx={{ display: 'inline-flex' }}>
      <Button
        ref={InputProps?.ref}
        id={id}
        variant="outlined"
        disabled={disabled}
        aria-expanded={open}
        onBlur={onBlur}
        onClick={open ? onClose : onOpen}
      >
        {label}: {textOf(value?.[0])} – {textOf(value?.[1])}
      </Button>
    </Box>
  );
});

const sale: [Dayjs, Dayjs] = [dayjs('2025-04-17'), dayjs('2025-04-21')];
// `fieldType` tells the picker that this field shows both dates.
const slots = { field: Object.assign(RangeButton, { fieldType: 'single-input' }) };
// The popup takes the focus, so that it can be used by keyboard.
const slotProps = { desktopTrapFocus: { disableAutoFocus: false } };

export default function RangeFromAButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker label="Sale" defaultValue={sale} slots={slots} slotProps={slotProps} />
    </LocalizationProvider>
  );
}
