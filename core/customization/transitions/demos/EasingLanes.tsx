import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

const EASINGS = ['easeInOut', 'easeOut', 'easeIn', 'sharp'] as const;

export default function EasingLanes() {
  const [isAtEnd, setAtEnd] = React.useState(false);
  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Button variant="outlined" onClick={() => setAtEnd(!isAtEnd)}>
        Move the ferries
      </Button>
      {EASINGS.map((easing) => (
        <Box key={easing} sx={{ mt: 1 }}>
          <Typography variant="body2">{easing}</Typography>
          <Box sx={{ position: 'relative', height: 16, bgcolor: 'action.hover' }}>
            <Box
              sx={{
                position: 'absolute',
                insetInlineStart: isAtEnd ? 'calc(100% - 40px)' : 0,
                width: 40,
                height: 16,
                bgcolor: 'primary.main',
                transition: (theme) =>
                  theme.transitions.create('inset-inline-start', {
                    duration: 1200,
                    easing: theme.transitions.easing[easing],
                  }),
                '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
              }}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
