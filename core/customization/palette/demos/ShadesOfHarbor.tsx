import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { createTheme } from '@mui/material/styles';

const OFFSETS = [0.1, 0.2, 0.4];
const SHADES = ['light', 'main', 'dark'] as const;

export default function ShadesOfHarbor() {
  const [tonalOffset, setTonalOffset] = React.useState(0.2);
  const { palette } = React.useMemo(
    () =>
      createTheme({
        palette: { tonalOffset, contrastThreshold: 4.5, primary: { main: '#2f6f8f' } },
      }),
    [tonalOffset],
  );
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Tonal offset"
        value={tonalOffset}
        onChange={(_, next: number | null) => next !== null && setTonalOffset(next)}
      >
        {OFFSETS.map((offset) => (
          <ToggleButton key={offset} value={offset}>
            {offset}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Stack direction="row">
        {SHADES.map((shade) => (
          <Box
            key={shade}
            sx={{
              flex: 1,
              p: 2,
              textAlign: 'center',
              bgcolor: palette.primary[shade],
              color: palette.getContrastText(palette.primary[shade]),
            }}
          >
            {shade}
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}
