import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const STOPS = ['Bern', 'Thun', 'Spiez', 'Brig'];

export default function ChooseStops() {
  const [stops, setStops] = React.useState(['Bern', 'Brig']);
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <InputLabel id="stops-label">Stops</InputLabel>
      <Select
        multiple
        labelId="stops-label"
        label="Stops"
        value={stops}
        onChange={(event) => setStops([event.target.value].flat())}
        renderValue={(chosen) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {chosen.map((stop) => (
              <Chip key={stop} label={stop} size="small" />
            ))}
          </Box>
        )}
      >
        {STOPS.map((stop) => (
          <MenuItem key={stop} value={stop}>
            <Checkbox
              checked={stops.includes(stop)}
              tabIndex={-1}
              slotProps={{ input: { 'aria-label': stop, 'aria-hidden': true } }}
            />
            {stop}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
