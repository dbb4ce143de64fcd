import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const DRINKS = ['Coffee', 'Tea', 'Mate'];

export default function ValueAndText() {
  const [value, setValue] = React.useState<string | null>('Tea');
  const [text, setText] = React.useState('');
  return (
    <Stack spacing={1} sx={{ width: 280 }}>
      <Autocomplete
        options={DRINKS}
        value={value}
        onChange={(_, next) => setValue(next)}
        inputValue={text}
        onInputChange={(_, next) => setText(next)}
        renderInput={(params) => <TextField {...params} label="Drink" />}
      />
      <Typography variant="body2">
        Value: {value ?? 'null'}, text: “{text}”
      </Typography>
    </Stack>
  );
}
