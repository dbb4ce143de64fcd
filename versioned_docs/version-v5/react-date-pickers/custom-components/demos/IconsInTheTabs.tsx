import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import ScheduleIcon from '@mui/icons-material/Schedule';
import NoSsr from '@mui/material/NoSsr';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

const componentsProps = {
  tabs: { dateRangeIcon: <LocalShippingIcon />, timeIcon: <ScheduleIcon /> },
};

export default function IconsInTheTabs() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2023-05-20T10:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <NoSsr>
        <StaticDateTimePicker
          label="Delivery"
          value={value}
          onChange={setValue}
          componentsProps={componentsProps}
          renderInput={(props) => <TextField {...props} />}
        />
      </NoSsr>
    </LocalizationProvider>
  );
}
