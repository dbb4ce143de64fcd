import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersActionBar, type PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';

function HelpAndConfirm({ className, ...props }: PickersActionBarProps) {
  const [help, setHelp] = React.useState(false);

  return (
    <Box className={className} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
      <Button
        color="inherit"
        onClick={() => setHelp(!help)}
        aria-expanded={help}
        sx={{ ml: 1, mr: 'auto' }}
      >
        Help
      </Button>
      <PickersActionBar {...props} actions={['cancel', 'accept']} />
      {help && (
        <Typography variant="body2" sx={{ width: '100%', px: 2, pb: 2 }}>
          Choose the day on which the meter was read.
        </Typography>
      )}
    </Box>
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
