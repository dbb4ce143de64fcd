import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { BaseSingleInputFieldProps } from '@mui/x-date-pickers/models';
import type { DateRange, RangeFieldSection } from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

type RangeFieldProps = BaseSingleInputFieldProps<
  DateRange<Dayjs>,
  Dayjs,
  RangeFieldSection,
  DateRangeValidationError
>;

// Tells the field whether the popup is open.
const OpenContext = React.createContext<[boolean, (open: boolean) => void]>([false, () => {}]);

const textOf = (date?: Dayjs | null) => (date?.isValid() ? date.format('MMM D') : 'open');

const RangeButton = React.forwardRef<HTMLDivElement, RangeFieldProps>(function RangeButton(
  { label, value, disabled, onBlur, InputProps },
  ref,
) {
  const [open, setOpen] = React.useContext(OpenContext);

  return (
    <Box ref={ref} sx={{ display: 'inline-flex' }}>
      <Button
        ref={InputProps?.ref}
        variant="outlined"
        disabled={disabled}
        aria-expanded={open}
        onBlur={onBlur}
        onClick={() => setOpen(!open)}
      >
        {label}: {textOf(value?.[0])} – {textOf(value?.[1])}
      </Button>
    </Box>
  );
});

// `fieldType` tells the picker that this field shows both dates.
// The popup takes the focus, so that it can be used by keyboard.
const slotProps = { desktopTrapFocus: { disableAutoFocus: false } };
const slots = { field: Object.assign(RangeButton, { fieldType: 'single-input' }) };
const sale: [Dayjs, Dayjs] = [dayjs('2025-04-17'), dayjs('2025-04-21')];

export default function RangeFromAButton() {
  const openState = React.useState(false);
  const [open, setOpen] = openState;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <OpenContext.Provider value={openState}>
        <DateRangePicker
          label="Sale"
          defaultValue={sale}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          slots={slots}
          slotProps={slotProps}
        />
      </OpenContext.Provider>
    </LocalizationProvider>
  );
}
