import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme, type ThemeOptions } from '@mui/material/styles';

const typography: ThemeOptions['typography'] = {
  allVariants: { letterSpacing: 0 },
  h3: {
    fontSize: '1.75rem',
    fontWeight: 700,
    '@media (min-width:600px)': { fontSize: '2.5rem' },
  },
  overline: { letterSpacing: '0.15em', lineHeight: 1.5 },
};

export default function MuseumVariants() {
  const { palette, direction } = useTheme();
  const theme = React.useMemo(
    () => createTheme({ typography, palette: { mode: palette.mode }, direction }),
    [palette.mode, direction],
  );
  return (
    <ThemeProvider theme={theme}>
      <Stack sx={{ color: 'text.primary' }}>
        <Typography variant="overline">Until March 14</Typography>
        <Typography variant="h3" component="p">
          Maps of the deep sea
        </Typography>
        <Typography variant="body2">Hall 2, free on Thursdays</Typography>
      </Stack>
    </ThemeProvider>
  );
}
