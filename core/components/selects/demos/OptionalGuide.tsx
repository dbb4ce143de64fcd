import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function OptionalGuide() {
  const [guide, setGuide] = React.useState('');
  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel id="guide-label" shrink>
        Guide
      </InputLabel>
      <Select
        displayEmpty
        notched
        labelId="guide-label"
        aria-describedby="guide-help"
        label="Guide"
        value={guide}
        onChange={(event) => setGuide(event.target.value)}
      >
        <MenuItem value="">No guide</MenuItem>
        <MenuItem value="de">In German</MenuItem>
        <MenuItem value="it">In Italian</MenuItem>
      </Select>
      <FormHelperText id="guide-help">Included in the price</FormHelperText>
    </FormControl>
  );
}
