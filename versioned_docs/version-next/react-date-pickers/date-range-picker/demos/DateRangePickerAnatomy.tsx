import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

export default function DateRangePickerAnatomy() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        open
        desktopModeMediaQuery="@media all"
        reduceAnimations
        label="Easter trip"
        localeText={{ start: 'Arrival', end: 'Departure' }}
        defaultValue={[dayjs('2025-04-17'), dayjs('2025-04-21')]}
        calendars={1}
        slotProps={{
          field: { clearable: true },
          clearButton: { sx: { opacity: '1 !important' } },
          shortcuts: {
            items: [
              { label: 'Easter', getValue: () => [dayjs('2025-04-18'), dayjs('2025-04-21')] },
            ],
          },
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
