import * as React from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const unit = (text: string, max?: number) => ({
  input: { endAdornment: <InputAdornment position="end">{text}</InputAdornment> },
  htmlInput: { min: 0, max },
});
const hourProps = unit('h');
const minuteProps = unit('min', 59);

export default function DurationAsNumber() {
  const [hours, setHours] = React.useState('36');
  const [minutes, setMinutes] = React.useState('30');

  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <Stack direction="row" spacing={1}>
        <TextField
          label="Battery life, hours"
          type="number"
          value={hours}
          onChange={(event) => setHours(event.target.value)}
          slotProps={hourProps}
        />
        <TextField
          label="Battery life, minutes"
          type="number"
          value={minutes}
          onChange={(event) => setMinutes(event.target.value)}
          slotProps={minuteProps}
        />
      </Stack>
      <Typography variant="body2" role="status">
        {Number(hours) * 60 + Number(minutes)} minutes
      </Typography>
    </Stack>
  );
}
