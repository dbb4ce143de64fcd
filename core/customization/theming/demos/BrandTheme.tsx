import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

/** Mode and direction stay those of this page; an application passes the other options alone. */
const withBrand = (outer: Theme): Theme =>
  createTheme({
    palette: {
      mode: outer.palette.mode,
      primary: { main: '#00796b' },
      secondary: { main: '#c2185b' },
    },
    shape: { borderRadius: 10 },
    typography: { button: { textTransform: 'none', fontWeight: 600 } },
    direction: outer.direction,
  });

function Order() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <TextField label="Cups of coffee" defaultValue="2" size="small" />
      <Stack direction="row" spacing={2}>
        <Button variant="contained">Order now</Button>
        <Button variant="contained" color="secondary">
          Add a cake
        </Button>
      </Stack>
    </Stack>
  );
}

export default function BrandTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => withBrand(outer), [outer]);
  return (
    <ThemeProvider theme={theme}>
      <Order />
    </ThemeProvider>
  );
}
