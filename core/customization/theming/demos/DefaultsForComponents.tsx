import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

const components = {
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: { root: { borderRadius: 0 } },
  },
  MuiTextField: { defaultProps: { size: 'small', variant: 'filled' } },
} as const;

export default function DefaultsForComponents() {
  // The mode and the direction of this page; an application passes `components` alone.
  const { palette, direction } = useTheme();
  const theme = React.useMemo(
    () => createTheme({ palette: { mode: palette.mode }, direction, components }),
    [palette.mode, direction],
  );
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField label="Voucher" />
        <Button>Redeem</Button>
        <Button variant="outlined">Cancel</Button>
      </Stack>
    </ThemeProvider>
  );
}
