import * as React from 'react';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

const compact = {
  MuiChip: { defaultProps: { size: 'small' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiList: { defaultProps: { dense: true } },
} as const;

export default function CrewDensity() {
  const { palette, direction } = useTheme();
  const [density, setDensity] = React.useState<'comfortable' | 'compact'>('compact');
  const theme = React.useMemo(
    () =>
      createTheme({
        palette: { mode: palette.mode },
        direction,
        components: density === 'compact' ? compact : {},
      }),
    [density, palette.mode, direction],
  );
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 340, height: 320 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_, next) => next && setDensity(next)}
      >
        <ToggleButton value="comfortable">Comfortable</ToggleButton>
        <ToggleButton value="compact">Compact</ToggleButton>
      </ToggleButtonGroup>
      <ThemeProvider theme={theme}>
        <TextField label="Ship" defaultValue="MS Aurora" />
        <List disablePadding>
          {['Captain Lindqvist', 'Engineer Okafor', 'Cook Marchetti'].map((name) => (
            <ListItem key={name} divider>
              <ListItemText primary={name} sx={{ color: 'text.primary' }} />
              <Chip label="On board" />
            </ListItem>
          ))}
        </List>
      </ThemeProvider>
    </Stack>
  );
}
