import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const texts = {
  cancelButtonLabel: 'Keep the old day',
  okButtonLabel: 'Deliver then',
  openDatePickerDialogue: (day: unknown) =>
    dayjs.isDayjs(day) && day.isValid()
      ? `Delivery on ${day.format('MMMM D')}, change it`
      : 'Choose the delivery day',
};

export default function TextsOfADelivery() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2023-05-20'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={texts}>
      <MobileDatePicker
        label="Delivery"
        value={day}
        onChange={setDay}
        renderInput={(props) => <TextField {...props} />}
      />
    </LocalizationProvider>
  );
}
