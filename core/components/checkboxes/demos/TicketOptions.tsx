import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function TicketOptions() {
  const [bike, setBike] = React.useState(true);
  return (
    <FormGroup>
      <FormControlLabel
        control={<Checkbox checked={bike} onChange={(event) => setBike(event.target.checked)} />}
        label="Take a bike"
      />
      <FormControlLabel control={<Checkbox name="quiet" />} label="Quiet carriage" />
      <FormControlLabel disabled control={<Checkbox />} label="Sleeper (sold out)" />
    </FormGroup>
  );
}
