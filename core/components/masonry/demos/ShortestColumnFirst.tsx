import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { distribute } from './distribute';

export default function ShortestColumnFirst() {
  const [count, setCount] = React.useState(6);
  const isFull = count === POSTERS.length;
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, alignItems: 'flex-start' }}>
      <Button onClick={() => setCount(isFull ? 6 : count + 1)}>
        {isFull ? 'Start over' : 'Add a poster'}
      </Button>
      <Stack direction="row" spacing={1} sx={{ width: '100%', minHeight: 316 }}>
        {distribute(POSTERS.slice(0, count), 3, 8).map((column, index) => (
          <Stack key={index} spacing={1} sx={{ flex: 1, minWidth: 0 }}>
            {column.map(({ title, height }) => (
              <Box
                key={title}
                sx={{ boxSizing: 'border-box', height, p: 1, bgcolor: 'action.selected' }}
              >
                {title}
              </Box>
            ))}
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

const POSTERS = [
  { title: '1. Jazz', height: 120 },
  { title: '2. Flea', height: 60 },
  { title: '3. Film', height: 90 },
  { title: '4. Chess', height: 70 },
  { title: '5. Choir', height: 100 },
  { title: '6. Dance', height: 60 },
  { title: '7. Opera', height: 80 },
  { title: '8. Yoga', height: 50 },
  { title: '9. Quiz', height: 110 },
];
