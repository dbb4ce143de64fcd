import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

const WIDTHS = [300, 600, 3000];

/** All widths keep their order. */
const valuesFrom = (sm: number) => ({ xs: 0, sm, md: 1.5 * sm, lg: 2 * sm, xl: 2.5 * sm });

export default function ColumnsFromWidth() {
  const { palette, direction } = useTheme();
  const [sm, setSm] = React.useState(600);
  const theme = React.useMemo(
    () =>
      createTheme({
        breakpoints: { values: valuesFrom(sm) },
        palette: { mode: palette.mode },
        direction,
      }),
    [sm, palette.mode, direction],
  );
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ width: '100%', display: 'grid', gap: 2 }}>
        <TextField
          select
          size="small"
          label="Two columns from"
          value={sm}
          onChange={(event) => setSm(Number(event.target.value))}
        >
          {WIDTHS.map((width) => (
            <MenuItem key={width} value={width}>
              {width} pixels
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            Morning tour
          </Paper>
          <Paper variant="outlined" sx={{ p: 2 }}>
            Evening tour
          </Paper>
        </Box>
      </Box>
    </ThemeProvider>
  );
}
