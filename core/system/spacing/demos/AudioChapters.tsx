import * as React from 'react';
import Box from '@mui/material/Box';

const CHAPTERS = ['The harbor', 'The lighthouse', 'The storm'];

export default function AudioChapters() {
  const [current, setCurrent] = React.useState('The harbor');
  return (
    <Box
      sx={{
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 320,
        p: 2,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="p" sx={{ m: 0, mb: 1 }}>
        Now playing: {current}
      </Box>
      {CHAPTERS.map((chapter) => (
        <Box
          component="button"
          key={chapter}
          type="button"
          aria-pressed={chapter === current}
          onClick={() => setCurrent(chapter)}
          sx={{
            display: 'block',
            boxSizing: 'border-box',
            width: 'calc(100% + 16px)',
            mx: -1,
            px: 1,
            py: 0.5,
            font: 'inherit',
            textAlign: 'start',
            color: 'text.primary',
            bgcolor: chapter === current ? 'action.selected' : 'transparent',
            border: 0,
            cursor: 'pointer',
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          {chapter}
        </Box>
      ))}
    </Box>
  );
}
