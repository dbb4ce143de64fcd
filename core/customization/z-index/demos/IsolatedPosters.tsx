import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';

const FILMS = ['The Lighthouse Keeper', 'Night Bus', 'Salt and Silver', 'Paper Moons'];

export default function IsolatedPosters() {
  const [isIsolated, setIsolated] = React.useState(false);
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        control={<Switch checked={isIsolated} onChange={(_, checked) => setIsolated(checked)} />}
        label="Isolate the films"
      />
      <Box
        role="region"
        aria-label="Films this week"
        tabIndex={0}
        sx={{ height: 150, overflow: 'auto', isolation: 'isolate' }}
      >
        <Paper square elevation={3} sx={{ position: 'sticky', top: 0, zIndex: 1, p: 1 }}>
          This week
        </Paper>
        {FILMS.map((film) => (
          <Box key={film} sx={{ isolation: isIsolated ? 'isolate' : 'auto', p: 2 }}>
            <Box
              sx={{
                position: 'relative',
                zIndex: 2,
                p: 1,
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
              }}
            >
              {film}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
