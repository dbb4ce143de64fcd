import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
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

function ReadOnlyDateField(props: DateFieldSlotProps) {
  const { id, name, label, value, format, disabled, InputProps } = props;
  const [open, setOpen] = React.useContext(OpenContext);

  const toggle = () => {
    if (!disabled) {
      setOpen(!open);
    }
  };
  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      toggle();
    }
  };

  return (
    <TextField
      id={id}
      name={name}
      label={label}
      value={value?.isValid() ? value.format(format) : ''}
      disabled={disabled}
      onClick={toggle}
      onKeyDown={handleKeyDown}
      InputProps={{ ref: InputProps?.ref, readOnly: true }}
      inputProps={{ 'aria-haspopup': 'dialog', 'aria-expanded': open, role: 'combobox' }}
    />
  );
}

const slots = { field: ReadOnlyDateField };

export default function ReadOnlyTextOpensThePicker() {
  const openState = React.useState(false);
  const [open, setOpen] = openState;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <OpenContext.Provider value={openState}>
        <Stack sx={{ width: 280, maxWidth: '100%' }}>
          <DatePicker
            label="Departure"
            defaultValue={dayjs('2025-04-17')}
            open={open}
            onOpen={() => setOpen(true)}
            onClose={() => setOpen(false)}
            slots={slots}
          />
        </Stack>
      </OpenContext.Provider>
    </LocalizationProvider>
  );
}
