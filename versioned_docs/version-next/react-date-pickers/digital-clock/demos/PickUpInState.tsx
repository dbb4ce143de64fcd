import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const noon = dayjs('2025-04-17T12:00');

const fit = { width: 'fit-content', mx: 0 };

export default function PickUpInState() {
  const [pickUp, setPickUp] = React.useState<Dayjs | null>(dayjs('2025-04-17T16:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Box sx={{ height: 232 }}>
          <MultiSectionDigitalClock
            aria-label="Pick-up"
            value={pickUp}
            onChange={(newTime) => setPickUp(newTime)}
            sx={fit}
          />
        </Box>
        <Stack direction="row" spacing={1}>
          <Button onClick={() => setPickUp(noon)}>Noon</Button>
          <Button onClick={() => setPickUp(null)}>Clear</Button>
        </Stack>
        <Typography variant="body2" role="status">
          {pickUp === null ? 'No time chosen' : pickUp.format('HH:mm')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
