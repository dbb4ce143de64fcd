import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import InputAdornment, { type InputAdornmentProps } from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const SavedContext = React.createContext(false);

function AdornmentWithStatus({ children, ...props }: InputAdornmentProps) {
  const saved = React.useContext(SavedContext);
  return (
    <InputAdornment {...props}>
      {saved && <CheckCircleIcon color="success" titleAccess="Saved" />}
      {children}
    </InputAdornment>
  );
}

// Outside the component: the same object in each render.
const slots = { inputAdornment: AdornmentWithStatus };

export default function IconBesideTheButton() {
  const [value, setValue] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SavedContext.Provider value={value !== null && value.isValid()}>
        <DatePicker
          label="Handover"
          value={value}
          onChange={(newValue) => setValue(newValue)}
          referenceDate={dayjs('2025-04-17')}
          slots={slots}
        />
      </SavedContext.Provider>
    </LocalizationProvider>
  );
}
