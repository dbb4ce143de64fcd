import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

const typography = {
  fontFamily: 'Georgia, "Times New Roman", serif',
  h5: { fontWeight: 700 },
  button: { textTransform: 'none' },
} as const;

export default function SerifRecipe() {
  // Mode and direction of this page.
  const { palette, direction } = useTheme();
  const theme = React.useMemo(
    () => createTheme({ typography, palette: { mode: palette.mode }, direction }),
    [palette.mode, direction],
  );
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start', color: 'text.primary' }}>
        <Typography variant="h5" component="p">
          Lentil soup
        </Typography>
        <Typography>Simmer the lentils with carrots and bay leaves for 25 minutes.</Typography>
        <Button variant="outlined">Print the recipe</Button>
      </Stack>
    </ThemeProvider>
  );
}
