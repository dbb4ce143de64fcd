import * as React from 'react';
import Chip from '@mui/material/Chip';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function LargerMenuText() {
  const { palette, direction } = useTheme();
  const [fontSize, setFontSize] = React.useState(14);
  const theme = React.useMemo(
    () => createTheme({ typography: { fontSize }, palette: { mode: palette.mode }, direction }),
    [fontSize, palette.mode, direction],
  );
  return (
    <Stack sx={{ width: '100%', maxWidth: 360, height: 190 }}>
      <Slider
        aria-label="Text size"
        value={fontSize}
        min={12}
        max={20}
        step={2}
        marks
        valueLabelDisplay="auto"
        onChange={(_, next) => setFontSize(next as number)}
      />
      <ThemeProvider theme={theme}>
        <Stack spacing={1} sx={{ alignItems: 'flex-start', color: 'text.primary' }}>
          <Typography variant="h6" component="p">
            Mushroom risotto
          </Typography>
          <Typography variant="body2">With thyme and aged cheese, 14.50</Typography>
          <Chip label="Vegetarian" />
        </Stack>
      </ThemeProvider>
    </Stack>
  );
}
