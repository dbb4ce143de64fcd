import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Paper from '@mui/material/Paper';

const ROOMS = [
  { id: 'r101', name: 'Room 101', isLocked: false },
  { id: 'r102', name: 'Room 102 (booked)', isLocked: true },
  { id: 'r201', name: 'Room 201', isLocked: false },
];
const FREE = ROOMS.filter(({ isLocked }) => !isLocked).map(({ id }) => id);

export default function CheckAllRooms() {
  const [checked, setChecked] = React.useState<string[]>(['r201']);
  const isMixed = checked.length > 0 && checked.length < FREE.length;
  const markMixed = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = isMixed;
  };
  return (
    <Paper variant="outlined" role="group" aria-label="Rooms to move" sx={{ width: 280, p: 1.5 }}>
      <FormControlLabel
        label={`All free rooms (${checked.length} of ${FREE.length})`}
        control={
          <Checkbox
            checked={checked.length === FREE.length}
            indeterminate={isMixed}
            inputRef={markMixed}
            onChange={(event) => setChecked(event.target.checked ? FREE : [])}
          />
        }
      />
      <Divider />
      <FormGroup>
        {ROOMS.map(({ id, name, isLocked }) => (
          <FormControlLabel
            key={id}
            label={name}
            disabled={isLocked}
            control={<Checkbox checked={checked.includes(id)} />}
            onChange={(_, isChecked) =>
              setChecked(isChecked ? [...checked, id] : checked.filter((other) => other !== id))
            }
          />
        ))}
      </FormGroup>
    </Paper>
  );
}
