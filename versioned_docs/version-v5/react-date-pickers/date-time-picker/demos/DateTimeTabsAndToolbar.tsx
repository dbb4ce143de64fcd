import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import EventIcon from '@mui/icons-material/Event';
import ScheduleIcon from '@mui/icons-material/Schedule';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeTabsAndToolbar() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2023-08-12T07:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Ferry leaves"
        value={value}
        onChange={setValue}
        showToolbar
        toolbarFormat="ddd D MMM"
        hideTabs={false}
        dateRangeIcon={<EventIcon />}
        timeIcon={<ScheduleIcon />}
        components={{ OpenPickerIcon: DirectionsBoatIcon }}
        renderInput={(props) => <TextField {...props} />}
      />
    </LocalizationProvider>
  );
}
