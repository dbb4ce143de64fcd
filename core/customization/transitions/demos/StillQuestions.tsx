import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function StillQuestions() {
  const { palette, direction } = useTheme();
  const [isAnimated, setAnimated] = React.useState(false);
  const theme = React.useMemo(
    () =>
      createTheme({
        transitions: isAnimated ? {} : { create: () => 'none' },
        palette: { mode: palette.mode },
        direction,
      }),
    [isAnimated, palette.mode, direction],
  );
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ width: '100%', maxWidth: 400, minHeight: 220, color: 'text.primary' }}>
        <FormControlLabel
          control={<Switch checked={isAnimated} onChange={(_, checked) => setAnimated(checked)} />}
          label="Animations"
        />
        <Accordion slotProps={{ heading: { component: 'div' } }}>
          <AccordionSummary
            id="pool-hours"
            aria-controls="pool-hours-text"
            expandIcon={<ExpandMoreIcon />}
          >
            When does the pool open?
          </AccordionSummary>
          <AccordionDetails>At 06:30 on weekdays, and at 08:00 on weekends.</AccordionDetails>
        </Accordion>
      </Box>
    </ThemeProvider>
  );
}
