import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import CheckIcon from '@mui/icons-material/Check';
import UndoIcon from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

function DispatchButtons({ onAccept, onCancel }: PickersActionBarProps) {
  return (
    <DialogActions>
      <Button startIcon={<UndoIcon />} onClick={onCancel}>
        Undo
      </Button>
      <Button startIcon={<CheckIcon />} variant="contained" onClick={onAccept}>
        Dispatch then
      </Button>
    </DialogActions>
  );
}

const components = { ActionBar: DispatchButtons };

export default function DispatchActionBar() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2023-05-20'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        label="Dispatch"
        value={day}
        onChange={setDay}
        components={components}
        renderInput={(props) => <TextField {...props} />}
      />
    </LocalizationProvider>
  );
}
