import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const SEEDS = ['Carrot', 'Chard', 'Radish'];

export default function SeedShelf() {
  const [columns, setColumns] = React.useState('auto-fill');
  return (
    <Box sx={{ width: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Columns"
        value={columns}
        onChange={(_, value) => value && setColumns(value)}
      >
        <ToggleButton value="auto-fill">auto-fill</ToggleButton>
        <ToggleButton value="auto-fit">auto-fit</ToggleButton>
      </ToggleButtonGroup>
      <Box
        component="ul"
        role="list"
        aria-label="Seeds"
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(${columns}, minmax(min(88px, 100%), 1fr))`,
          gap: 1,
          listStyle: 'none',
          m: 0,
          mt: 2,
          p: 0,
        }}
      >
        {SEEDS.map((seed) => (
          <Box component="li" key={seed} sx={{ p: 1, bgcolor: 'action.selected' }}>
            {seed}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
