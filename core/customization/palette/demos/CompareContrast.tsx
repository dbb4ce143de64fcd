import * as React from 'react';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function CompareContrast() {
  const { palette, direction } = useTheme();
  const [isStrict, setStrict] = React.useState(true);
  const theme = React.useMemo(
    () =>
      createTheme({
        palette: { mode: palette.mode, contrastThreshold: isStrict ? 4.5 : 3 },
        direction,
      }),
    [palette.mode, isStrict, direction],
  );
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <FormControlLabel
          control={<Switch checked={isStrict} onChange={(_, checked) => setStrict(checked)} />}
          label="Contrast of at least 4.5"
        />
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Chip color="success" label="On time" />
          <Chip color="info" label="Boarding" />
          <Chip color="warning" label="Delayed" />
          <Chip color="error" label="Canceled" />
        </Stack>
      </Stack>
    </ThemeProvider>
  );
}
