import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PopupAtAnotherButton() {
  const [open, setOpen] = React.useState(false);
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DatePicker
          label="Chimney sweep"
          defaultValue={dayjs('2025-04-17')}
          disableOpenPicker
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          slotProps={{ popper: { anchorEl: button } }}
        />
        <Button ref={setButton} variant="outlined" onClick={() => setOpen(true)}>
          Choose another day
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
