import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const WIDE = '@media (min-width: 720px)';

export default function PickerByWindowWidth() {
  const isWide = useMediaQuery(WIDE);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 520 }}>
        <DatePicker
          label="Arrival"
          defaultValue={dayjs('2025-04-17')}
          desktopModeMediaQuery={WIDE}
          slotProps={{
            textField: {
              helperText: isWide ? 'Opens beside the field' : 'Opens as a dialog',
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
