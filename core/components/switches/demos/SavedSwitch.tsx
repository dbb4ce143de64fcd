import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';

/** Refuses every second request after 700 ms. */
let requests = 0;
const save = () =>
  new Promise<void>((resolve, reject) => {
    requests += 1;
    setTimeout(requests % 2 === 0 ? reject : resolve, 700);
  });

export default function SavedSwitch() {
  const [isOn, setOn] = React.useState(false);
  const [status, setStatus] = React.useState('Off');
  const change = async (next: boolean) => {
    if (status === 'Saving …') return;
    setOn(next);
    setStatus('Saving …');
    try {
      await save();
      setStatus(next ? 'On' : 'Off');
    } catch {
      setOn(!next);
      setStatus('Not saved. Try again.');
    }
  };
  return (
    <FormControl>
      <FormControlLabel
        label="Share my location"
        control={
          <Switch
            checked={isOn}
            onChange={(event) => void change(event.target.checked)}
            slotProps={{ input: { 'aria-busy': status === 'Saving …' } }}
          />
        }
      />
      <FormHelperText role="status">{status}</FormHelperText>
    </FormControl>
  );
}
