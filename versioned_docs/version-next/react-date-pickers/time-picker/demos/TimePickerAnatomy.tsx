import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerAnatomy() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        open
        desktopModeMediaQuery="@media all"
        reduceAnimations
        label="Departure"
        defaultValue={dayjs('2025-04-17T15:30')}
        slotProps={{
          field: { clearable: true },
          clearButton: { sx: { opacity: '1 !important' } },
          shortcuts: { items: [{ label: 'Noon', getValue: () => dayjs('2025-04-17T12:00') }] },
          toolbar: { hidden: false },
          actionBar: { actions: ['clear', 'today'] },
          layout: { sx: { display: 'flex', flexDirection: 'column' } },
          // The popup is part of the page here, and leaves the focus where it is.
          popper: {
            disablePortal: true,
            sx: { position: 'static !important', transform: 'none !important', zIndex: 0, mt: 1 },
          },
          desktopTrapFocus: { isEnabled: () => false },
        }}
      />
    </LocalizationProvider>
  );
}
