import * as React from 'react';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Switch from '@mui/material/Switch';
import Zoom from '@mui/material/Zoom';

const TRANSITIONS = { Fade, Grow, Slide, Zoom, Collapse };

export default function CompareTransitions() {
  const [isShown, setShown] = React.useState(true);
  return (
    <Box sx={{ width: '100%', overflow: 'hidden' }}>
      <FormControlLabel
        label="Show the cards"
        control={<Switch checked={isShown} onChange={(event) => setShown(event.target.checked)} />}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 1, minHeight: 200 }}>
        {Object.entries(TRANSITIONS).map(([name, Transition]) => (
          <Box key={name} sx={{ width: 88, height: 80 }}>
            <Transition in={isShown}>
              <Paper elevation={3} sx={{ py: 3, textAlign: 'center' }}>
                {name}
              </Paper>
            </Transition>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
