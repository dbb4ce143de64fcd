import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

const PAGES = ['Opening hours', 'Prices', 'Directions'];

export default function PinnedLinks() {
  const [pinned, setPinned] = React.useState('Prices');
  return (
    <Box
      component="ul"
      role="list"
      aria-label="Pages"
      sx={{
        listStyle: 'none',
        width: 1,
        maxWidth: 320,
        m: 0,
        p: 0,
        '& li': { display: 'flex', alignItems: 'center', p: 0.5, borderRadius: 1 },
        '& li:hover': { bgcolor: 'action.hover' },
        '& .pin': { marginInlineStart: 'auto', opacity: 0 },
        '& li:hover .pin, & .pin:focus-visible, & .pin[aria-pressed="true"]': { opacity: 1 },
        '@media (hover: none)': { '& .pin': { opacity: 1 } },
      }}
    >
      {PAGES.map((page) => (
        <li key={page}>
          {page}
          <Button
            className="pin"
            size="small"
            variant={page === pinned ? 'contained' : 'text'}
            aria-label={`Pin ${page}`}
            aria-pressed={page === pinned}
            onClick={() => setPinned(page === pinned ? '' : page)}
          >
            Pin
          </Button>
        </li>
      ))}
    </Box>
  );
}
