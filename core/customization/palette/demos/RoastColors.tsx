import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    roast: Palette['primary'];
  }
  interface PaletteOptions {
    roast?: PaletteOptions['primary'];
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    roast: true;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    roast: true;
  }
}

const withRoast = ({ palette: { mode, augmentColor }, direction }: Theme) =>
  createTheme({
    palette: {
      mode,
      roast: augmentColor({
        color: { main: mode === 'dark' ? '#bc9a86' : '#6d4c41' },
        name: 'roast',
      }),
    },
    direction,
  });

export default function RoastColors() {
  const outer = useTheme();
  const theme = React.useMemo(() => withRoast(outer), [outer]);
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="contained" color="roast">
          Order beans
        </Button>
        <Button variant="outlined" color="roast">
          Compare roasts
        </Button>
        <Chip color="roast" label="Medium roast" />
      </Stack>
    </ThemeProvider>
  );
}
