import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(customParseFormat);

const formats = ['YYYY-MM-DD', 'D.M.YYYY', 'MMMM D, YYYY'];

export default function PasteOtherFormats() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2025-04-17'));

  const handlePaste = (event: React.ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim();
    const parsed = formats.map((format) => dayjs(text, format, true)).find((day) => day.isValid());
    if (parsed) {
      event.preventDefault();
      event.stopPropagation();
      setDate(parsed);
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 280 }}>
        <div onPasteCapture={handlePaste}>
          <DateField label="Invoice date" value={date} onChange={setDate} fullWidth />
        </div>
        <TextField
          label="Copy from here"
          defaultValue={'2025-12-24\n24.12.2025\nDecember 24, 2025'}
          multiline
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
