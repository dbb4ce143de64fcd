import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { brown, cyan, indigo, lime, pink } from '@mui/material/colors';
import { getContrastRatio } from '@mui/material/styles';

const SCALES = { brown, cyan, indigo, lime, pink };

const textOn = (color: string) => (getContrastRatio('#fff', color) >= 4.5 ? '#fff' : '#000');

export default function ScaleOfHue() {
  const [name, setName] = React.useState<keyof typeof SCALES>('cyan');
  return (
    <Box sx={{ width: '100%', maxWidth: 420, display: 'grid', gap: 2 }}>
      <TextField
        select
        size="small"
        label="Scale"
        value={name}
        onChange={(event) => setName(event.target.value as keyof typeof SCALES)}
      >
        {Object.keys(SCALES).map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
        {Object.entries(SCALES[name]).map(([shade, color]) => (
          <Box key={shade} sx={{ px: 1.5, py: 0.5, bgcolor: color, color: textOn(color) }}>
            {`${shade} ${color}`}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
