import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerAnatomy() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        open
        desktopModeMediaQuery="@media all"
        reduceAnimations
        label="Delivery date"
        defaultValue={dayjs('2025-04-17')}
        slotProps={{
          field: { clearable: true },
          clearButton: { sx: { opacity: '1 !important' } },
          toolbar: { hidden: false },
          shortcuts: { items: [{ label: 'Easter', getValue: () => dayjs('2025-04-20') }] },
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
