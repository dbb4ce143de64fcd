import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function DenserOrders() {
  const { palette, direction } = useTheme();
  const [spacing, setSpacing] = React.useState(8);
  const theme = React.useMemo(
    () => createTheme({ spacing, palette: { mode: palette.mode }, direction }),
    [spacing, palette.mode, direction],
  );
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320, height: 250, color: 'text.primary' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Spacing unit"
        value={spacing}
        sx={{ '& button': { textTransform: 'none' } }}
        onChange={(_, next: number | null) => next !== null && setSpacing(next)}
      >
        <ToggleButton value={4}>4 px</ToggleButton>
        <ToggleButton value={8}>8 px</ToggleButton>
        <ToggleButton value={12}>12 px</ToggleButton>
      </ToggleButtonGroup>
      <ThemeProvider theme={theme}>
        <Stack spacing={2} sx={{ p: 2, border: 1, borderColor: 'divider' }}>
          <Box>Order 311: two lamps</Box>
          <Box>Order 312: one desk</Box>
          <Button variant="outlined">Pack both</Button>
        </Stack>
      </ThemeProvider>
    </Stack>
  );
}
