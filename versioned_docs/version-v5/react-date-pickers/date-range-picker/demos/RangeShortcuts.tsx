import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { LocalizationProvider } from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker, type DateRange } from '@mui/x-date-pickers-pro/DateRangePicker';

const renderInput = (startProps: TextFieldProps, endProps: TextFieldProps) => (
  <Stack spacing={2} direction={{ xs: 'column', sm: 'row' }}>
    <TextField {...startProps} />
    <TextField {...endProps} />
  </Stack>
);

const quarters: [string, DateRange<Dayjs>][] = [
  ['First quarter', [dayjs('2023-01-01'), dayjs('2023-03-31')]],
  ['Second quarter', [dayjs('2023-04-01'), dayjs('2023-06-30')]],
  ['No range', [null, null]],
];

interface PaperContentProps {
  children: React.ReactNode;
  onPick?: (range: DateRange<Dayjs>) => void;
}

function PaperContent({ children, onPick }: PaperContentProps) {
  return (
    <Box sx={{ display: 'flex' }}>
      <Stack sx={{ p: 1, alignItems: 'flex-start' }}>
        {quarters.map(([name, range]) => (
          <Button key={name} onClick={() => onPick?.(range)}>
            {name}
          </Button>
        ))}
      </Stack>
      <div>{children}</div>
    </Box>
  );
}

export default function RangeShortcuts() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2023-04-03'),
    dayjs('2023-04-28'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        value={range}
        onChange={setRange}
        calendars={1}
        components={{ PaperContent }}
        componentsProps={{ paperContent: { onPick: setRange } }}
        renderInput={renderInput}
      />
    </LocalizationProvider>
  );
}
