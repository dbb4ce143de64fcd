import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerActionsContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';

const ReasonContext = React.createContext<(reason: string) => void>(() => {});

function ActionBar({ className }: PickersActionBarProps) {
  const { acceptValueChanges, cancelValueChanges } = usePickerActionsContext();
  const setReason = React.useContext(ReasonContext);

  const press = (reason: string, action: () => void) => () => {
    setReason(reason);
    action();
  };

  return (
    <DialogActions className={className}>
      <Button onClick={press('Cancel', cancelValueChanges)}>Cancel</Button>
      <Button onClick={press('OK', acceptValueChanges)}>OK</Button>
    </DialogActions>
  );
}

const slots = { actionBar: ActionBar };

export default function ReasonForClosing() {
  const reason = React.useRef('');
  const [closedBy, setClosedBy] = React.useState('not yet');

  const setReason = React.useCallback((newReason: string) => {
    reason.current = newReason;
  }, []);

  return (
    <ReasonContext.Provider value={setReason}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Stack spacing={2} sx={{ width: 280 }}>
          <DatePicker
            label="Appointment"
            defaultValue={dayjs('2025-04-17')}
            closeOnSelect={false}
            slots={slots}
            onOpen={() => setReason('Escape or a click outside')}
            onClose={() => setClosedBy(reason.current)}
          />
          <Typography variant="body2" role="status">
            Closed by: {closedBy}
          </Typography>
        </Stack>
      </LocalizationProvider>
    </ReasonContext.Provider>
  );
}
