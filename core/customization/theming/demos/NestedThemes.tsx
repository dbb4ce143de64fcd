import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

/** Keeps everything of the theme around it and makes the corners round. */
const round = (outer: Theme): Theme => createTheme({ ...outer, shape: { borderRadius: 20 } });

export default function NestedThemes() {
  const { palette, direction } = useTheme();
  const outer = React.useMemo(
    () => createTheme({ palette: { mode: palette.mode, primary: { main: '#00796b' } }, direction }),
    [palette.mode, direction],
  );
  return (
    <ThemeProvider theme={outer}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained">Outer theme</Button>
        <ThemeProvider theme={round}>
          <Button variant="contained">Inner theme</Button>
        </ThemeProvider>
      </Stack>
    </ThemeProvider>
  );
}
