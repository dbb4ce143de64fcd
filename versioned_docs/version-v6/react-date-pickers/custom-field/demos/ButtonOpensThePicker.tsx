import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  BaseSingleInputFieldProps,
  DateValidationError,
  FieldSection,
} from '@mui/x-date-pickers/models';

type DateFieldSlotProps = BaseSingleInputFieldProps<
  Dayjs | null,
  Dayjs,
  FieldSection,
  DateValidationError
>;

// Tells the field whether the popup is open.
const OpenContext = React.createContext<[boolean, (open: boolean) => void]>([false, () => {}]);

function DateButton({ id, label, value, format, disabled, InputProps }: DateFieldSlotProps) {
  const [open, setOpen] = React.useContext(OpenContext);

  return (
    <Button
      ref={InputProps?.ref}
      id={id}
      variant="outlined"
      disabled={disabled}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      <span>
        <span id={id && `${id}-label`}>{label}</span>
        {`: ${value?.isValid() ? value.format(format) : 'choose a date'}`}
      </span>
    </Button>
  );
}

const slots = { field: DateButton };

export default function ButtonOpensThePicker() {
  const openState = React.useState(false);
  const [open, setOpen] = openState;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <OpenContext.Provider value={openState}>
        <DatePicker
          label="From"
          format="MMMM D, YYYY"
          defaultValue={dayjs('2025-04-17')}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          slots={slots}
        />
      </OpenContext.Provider>
    </LocalizationProvider>
  );
}
