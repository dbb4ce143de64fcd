import * as React from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const createTankTheme = ({ palette, direction }: Theme) =>
  createTheme({
    // The mode and the direction of this page; an application needs only `components`.
    palette: { mode: palette.mode },
    direction,
    components: {
      MuiLinearProgress: {
        defaultProps: { variant: 'determinate' },
        styleOverrides: {
          root: { height: 12, borderRadius: 6 },
          bar: ({ theme, ownerState }) => ({
            borderRadius: 6,
            backgroundColor:
              Number(ownerState.value) < 20 ? theme.palette.error.main : theme.palette.info.main,
          }),
        },
      },
    },
  });

const TANKS = [
  { name: 'Rainwater', level: 72 },
  { name: 'Drinking water', level: 14 },
];

export default function LowWaterTanks() {
  const outer = useTheme();
  const theme = React.useMemo(() => createTankTheme(outer), [outer]);
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={1} sx={{ width: 1, maxWidth: 320, color: 'text.primary' }}>
        {TANKS.map(({ name, level }) => (
          <div key={name}>
            {name}: {level}%
            <LinearProgress aria-label={name} value={level} />
          </div>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
