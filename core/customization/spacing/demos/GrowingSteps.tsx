import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

/** The lengths grow faster than the steps: 4, 8, 16, 32 and 64 pixels. */
const spacing = (step: number | string) => {
  if (typeof step === 'string') {
    return step;
  }
  return step === 0 ? '0px' : `${Math.sign(step) * 2 ** (Math.abs(step) + 1)}px`;
};

const STEPS = [1, 2, 3, 4, 5];

export default function GrowingSteps() {
  const { palette, direction } = useTheme();
  const theme = React.useMemo(
    () => createTheme({ spacing, palette: { mode: palette.mode }, direction }),
    [palette.mode, direction],
  );
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'grid', rowGap: 1, color: 'text.primary' }}>
        {STEPS.map((step) => (
          <Box key={step} sx={{ display: 'flex', alignItems: 'center', columnGap: 2 }}>
            <Box sx={{ paddingInlineStart: step, height: 16, bgcolor: 'primary.main' }} />
            <Typography variant="body2">{`Step ${step}: ${theme.spacing(step)}`}</Typography>
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
