import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const ROOMS = ['Kitchen', 'Hall'];

export default function HouseLights() {
  const [lit, setLit] = React.useState(['Hall']);
  return (
    <Stack sx={{ alignItems: 'flex-start', color: 'text.primary' }}>
      {ROOMS.map((room) => (
        <FormControlLabel
          key={room}
          label={`${room} (controlled)`}
          control={
            <Switch
              checked={lit.includes(room)}
              onChange={(_, isOn) =>
                setLit(isOn ? [...lit, room] : lit.filter((other) => other !== room))
              }
            />
          }
        />
      ))}
      <FormControlLabel control={<Switch defaultChecked />} label="Porch (uncontrolled)" />
      <Button variant="outlined" onClick={() => setLit([])}>
        All off
      </Button>
    </Stack>
  );
}
