import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme, type PaletteOptions } from '@mui/material/styles';

const LIGHT: PaletteOptions = {
  mode: 'light',
  primary: { main: '#8d4b1f' },
  secondary: { main: '#4a6b2a' },
  success: { main: '#33691e' },
};
const DARK: PaletteOptions = {
  mode: 'dark',
  primary: { main: '#e0a878' },
  secondary: { main: '#aecb8a' },
  success: { main: '#9ccc65' },
};

export default function BakeryColors() {
  // Mode and direction of this page.
  const { palette, direction } = useTheme();
  const theme = React.useMemo(
    () => createTheme({ palette: palette.mode === 'dark' ? DARK : LIGHT, direction }),
    [palette.mode, direction],
  );
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2}>
        <Alert severity="success">Your rye bread is in the oven.</Alert>
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained">Reserve bread</Button>
          <Button variant="outlined" color="secondary">
            Show vegan cakes
          </Button>
        </Stack>
      </Stack>
    </ThemeProvider>
  );
}
