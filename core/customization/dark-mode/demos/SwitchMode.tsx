import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';

const theme = createTheme({ colorSchemes: { dark: true } });

function ModeChoice() {
  const { mode, setMode } = useColorScheme();
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <FormControl>
        <FormLabel id="mode-label">Appearance</FormLabel>
        <RadioGroup
          aria-labelledby="mode-label"
          name="mode"
          row
          value={mode ?? 'light'}
          onChange={(event) => setMode(event.target.value as 'light' | 'dark' | 'system')}
        >
          <FormControlLabel value="light" control={<Radio />} label="Light" />
          <FormControlLabel value="dark" control={<Radio />} label="Dark" />
          <FormControlLabel value="system" control={<Radio />} label="System" />
        </RadioGroup>
      </FormControl>
    </Paper>
  );
}

export default function SwitchMode() {
  return (
    <ThemeProvider theme={theme}>
      <ModeChoice />
    </ThemeProvider>
  );
}
