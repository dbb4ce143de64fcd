import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import BackspaceIcon from '@mui/icons-material/BackspaceOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClearableField() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const [clicks, setClicks] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <DateField
          label="Closing day"
          value={date}
          onChange={setDate}
          clearable
          onClear={() => setClicks((count) => count + 1)}
          slots={{ clearIcon: BackspaceIcon }}
          slotProps={{ clearButton: { 'aria-label': 'Clear the closing day' } }}
        />
        <Typography variant="body2" role="status">
          {date?.format('YYYY-MM-DD') ?? 'null'}, calls of onClear: {clicks}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
