import * as React from 'react';
import VolumeDown from '@mui/icons-material/VolumeDown';
import VolumeUp from '@mui/icons-material/VolumeUp';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function Volume() {
  const [volume, setVolume] = React.useState(30);
  return (
    <Stack direction="row" spacing={2} sx={{ width: 260, alignItems: 'center' }}>
      <VolumeDown />
      <Slider
        aria-label="Volume"
        valueLabelDisplay="auto"
        value={volume}
        onChange={(_, next) => setVolume(next as number)}
      />
      <VolumeUp />
    </Stack>
  );
}
