import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function ChooseTerminal() {
  const [terminal, setTerminal] = React.useState('2');
  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel id="terminal-label">Terminal</InputLabel>
      <Select
        labelId="terminal-label"
        label="Terminal"
        value={terminal}
        onChange={(event) => setTerminal(event.target.value)}
      >
        <MenuItem value="1">Terminal 1</MenuItem>
        <MenuItem value="2">Terminal 2</MenuItem>
        <MenuItem value="3" disabled>
          Terminal 3 (closed)
        </MenuItem>
      </Select>
    </FormControl>
  );
}
