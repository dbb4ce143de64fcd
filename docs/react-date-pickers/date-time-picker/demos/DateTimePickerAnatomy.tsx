import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';

export default function DateTimePickerAnatomy() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        open
        desktopModeMediaQuery="@media all"
        reduceAnimations
        label="Departure"
        defaultValue={dayjs('2025-04-17T15:30')}
        slotProps={{
          field: { clearable: true },
          clearButton: { sx: { opacity: '1 !important' } },
          shortcuts: { items: [{ label: 'Easter', getValue: () => dayjs('2025-04-20T12:00') }] },
          tabs: { hidden: false },
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
