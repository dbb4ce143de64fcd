import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TextStyles() {
  const [styles, setStyles] = React.useState(['bold']);
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Style"
        value={styles}
        onChange={(_, next: string[]) => setStyles(next)}
      >
        <ToggleButton value="bold">Bold</ToggleButton>
        <ToggleButton value="italic">Italic</ToggleButton>
      </ToggleButtonGroup>
      <Typography
        sx={{
          fontWeight: styles.includes('bold') ? 700 : 400,
          fontStyle: styles.includes('italic') ? 'italic' : 'normal',
        }}
      >
        Departures
      </Typography>
    </Stack>
  );
}
