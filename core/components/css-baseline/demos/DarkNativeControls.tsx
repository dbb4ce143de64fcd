import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Switch from '@mui/material/Switch';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const dark = createTheme({ palette: { mode: 'dark' } });

export default function DarkNativeControls() {
  const [isEnabled, setEnabled] = React.useState(true);
  return (
    // The page around the dark part is light.
    <Box sx={{ width: '100%', colorScheme: 'light' }}>
      <ThemeProvider theme={dark}>
        <ScopedCssBaseline enableColorScheme={isEnabled} sx={{ p: 2 }}>
          <FormControlLabel
            control={<Switch checked={isEnabled} onChange={(_, isOn) => setEnabled(isOn)} />}
            label="enableColorScheme"
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 1 }}>
            <label>
              Inspection <input type="date" defaultValue="2026-03-02" />
            </label>
            <label>
              <input type="checkbox" defaultChecked /> Passed
            </label>
          </Box>
          <textarea aria-label="Notes" rows={3} defaultValue={'Brakes\nLights\nHorn\nMirrors'} />
        </ScopedCssBaseline>
      </ThemeProvider>
    </Box>
  );
}
