import * as React from 'react';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

const typography = { h3: { fontSize: 'clamp(1.5rem, 1rem + 3vw, 3rem)' } };

export default function FluidHeadline() {
  const { palette, direction } = useTheme();
  const theme = React.useMemo(
    () => createTheme({ typography, palette: { mode: palette.mode }, direction }),
    [palette.mode, direction],
  );
  return (
    <ThemeProvider theme={theme}>
      <Typography variant="h3" component="p" sx={{ color: 'text.primary' }}>
        Three days on the coast path
      </Typography>
    </ThemeProvider>
  );
}
