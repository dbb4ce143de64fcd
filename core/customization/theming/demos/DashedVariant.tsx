import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme, type ThemeOptions } from '@mui/material/styles';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    dashed: true;
  }
}

const MuiButton: NonNullable<ThemeOptions['components']>['MuiButton'] = {
  variants: [
    {
      props: { variant: 'dashed' },
      style: { border: '1px dashed currentColor', padding: '5px 15px' },
    },
  ],
};

export default function DashedVariant() {
  const { palette, direction } = useTheme();
  const theme = React.useMemo(
    () => createTheme({ palette: { mode: palette.mode }, direction, components: { MuiButton } }),
    [palette.mode, direction],
  );
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2}>
        <Button variant="dashed">Add a row</Button>
        <Button variant="dashed" color="secondary">
          Add a column
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
