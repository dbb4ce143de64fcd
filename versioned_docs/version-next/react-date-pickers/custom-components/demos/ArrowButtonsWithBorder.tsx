import dayjs from 'dayjs';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const outlined = { size: 'small', sx: { border: 1, borderColor: 'divider' } } as const;

export default function ArrowButtonsWithBorder() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-04-17')}
        slots={{ leftArrowIcon: ArrowBackIcon, rightArrowIcon: ArrowForwardIcon }}
        slotProps={{ previousIconButton: outlined, nextIconButton: outlined }}
        sx={{ width: '100%', maxWidth: 320, minWidth: 280 }}
      />
    </LocalizationProvider>
  );
}
