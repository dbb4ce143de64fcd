import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  MultiSectionDigitalClock,
  multiSectionDigitalClockSectionClasses,
} from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function TallColumns() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ height: 300 }}>
        <MultiSectionDigitalClock
          aria-label="Pick-up"
          defaultValue={dayjs('2025-04-17T16:30')}
          sx={{
            [`& .${multiSectionDigitalClockSectionClasses.root}`]: {
              maxHeight: 300,
              overflowY: 'auto',
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
