import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function ControlledOrNot() {
  const [isOn, setOn] = React.useState(false);
  return (
    <Stack>
      <FormControlLabel
        control={<Switch checked={isOn} onChange={(event) => setOn(event.target.checked)} />}
        label="Heating"
      />
      <FormControlLabel control={<Switch defaultChecked />} label="Ventilation" />
      <Typography role="status">The heating is {isOn ? 'on' : 'off'}.</Typography>
    </Stack>
  );
}
