import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function NotificationSettings() {
  const [isOn, setOn] = React.useState(true);
  return (
    <FormGroup>
      <FormControlLabel
        control={<Switch checked={isOn} onChange={(event) => setOn(event.target.checked)} />}
        label="Delay notifications"
      />
      <FormControlLabel
        control={<Switch defaultChecked disabled={!isOn} />}
        label="Also at night"
      />
    </FormGroup>
  );
}
