import dayjs from 'dayjs';
import DepartureBoardIcon from '@mui/icons-material/DepartureBoard';
import EventIcon from '@mui/icons-material/Event';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';

export default function TabsWithCustomIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDateTimePicker
        label="Train"
        defaultValue={dayjs('2025-04-17T09:30')}
        slotProps={{
          tabs: { dateIcon: <EventIcon />, timeIcon: <DepartureBoardIcon /> },
        }}
      />
    </LocalizationProvider>
  );
}
