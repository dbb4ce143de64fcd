import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

export default function ActionsOnceChosen() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Concert"
        referenceDate={dayjs('2025-04-17')}
        slotProps={{
          actionBar: ({ isPickerValueEmpty }) => ({
            actions: isPickerValueEmpty ? ['cancel'] : ['clear', 'cancel', 'accept'],
          }),
        }}
      />
    </LocalizationProvider>
  );
}
