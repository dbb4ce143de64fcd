import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerActionsContext, usePickerTranslations } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';

function HelpAndConfirm({ className }: PickersActionBarProps) {
  const { acceptValueChanges, cancelValueChanges } = usePickerActionsContext();
  const translations = usePickerTranslations();
  const [help, setHelp] = React.useState(false);

  return (
    <DialogActions className={className} sx={{ flexWrap: 'wrap' }}>
      <Button
        color="inherit"
        onClick={() => setHelp(!help)}
        aria-expanded={help}
        sx={{ mr: 'auto' }}
      >
        Help
      </Button>
      <Button onClick={cancelValueChanges}>{translations.cancelButtonLabel}</Button>
      <Button variant="contained" onClick={acceptValueChanges}>
        {translations.okButtonLabel}
      </Button>
      {help && (
        <Typography variant="body2" sx={{ width: '100%', pl: 1 }}>
          Choose the day on which the meter was read.
        </Typography>
      )}
    </DialogActions>
  );
}

// Outside the component: the same object in each render.
const slots = { actionBar: HelpAndConfirm };

export default function ActionBarWithHelp() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Meter reading"
        defaultValue={dayjs('2025-04-17')}
        closeOnSelect={false}
        slots={slots}
      />
    </LocalizationProvider>
  );
}
