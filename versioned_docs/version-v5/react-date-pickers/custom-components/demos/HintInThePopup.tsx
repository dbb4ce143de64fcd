import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

interface PaperContentProps {
  children: React.ReactNode;
  hint?: string;
}

function PaperContent({ children, hint }: PaperContentProps) {
  return (
    <React.Fragment>
      <Alert severity="info">{hint}</Alert>
      {children}
    </React.Fragment>
  );
}

const components = { PaperContent };
const componentsProps = { paperContent: { hint: 'Orders before noon are sent the same day.' } };

export default function HintInThePopup() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2023-05-20'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        value={day}
        onChange={setDay}
        components={components}
        componentsProps={componentsProps}
        renderInput={(props) => <TextField {...props} />}
      />
    </LocalizationProvider>
  );
}
