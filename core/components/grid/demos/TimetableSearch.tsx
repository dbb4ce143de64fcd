import * as React from 'react';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid2';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const PORTS = ['Gedser', 'Gothenburg', 'Kiel', 'Klaipėda', 'Oslo', 'Rostock', 'Trelleborg'];

export default function TimetableSearch() {
  const [text, setText] = React.useState('');
  const input = React.useRef<HTMLInputElement>(null);
  const found = PORTS.filter((port) => port.toLowerCase().includes(text.trim().toLowerCase()));
  const clear = () => {
    setText('');
    input.current?.focus();
  };
  return (
    <Grid container spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
      <Grid size="grow">
        <TextField
          fullWidth
          label="Port"
          size="small"
          inputRef={input}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Grid>
      <Grid size="auto">
        <Button variant="outlined" onClick={clear}>
          Clear
        </Button>
      </Grid>
      <Grid size={12} role="status">
        <Typography>{found.length === 0 ? 'No ports found' : found.join(', ')}</Typography>
      </Grid>
    </Grid>
  );
}
