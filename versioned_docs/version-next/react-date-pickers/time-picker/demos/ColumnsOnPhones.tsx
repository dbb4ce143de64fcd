import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { renderMultiSectionDigitalClockTimeView } from '@mui/x-date-pickers/timeViewRenderers';

const viewRenderers = {
  hours: renderMultiSectionDigitalClockTimeView,
  minutes: renderMultiSectionDigitalClockTimeView,
  seconds: renderMultiSectionDigitalClockTimeView,
};

export default function ColumnsOnPhones() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Shift begins"
        defaultValue={dayjs('2025-04-17T07:45')}
        ampm={false}
        viewRenderers={viewRenderers}
        // No window is that wide: the mobile variant is used everywhere.
        desktopModeMediaQuery="@media (min-width: 99999px)"
      />
    </LocalizationProvider>
  );
}
